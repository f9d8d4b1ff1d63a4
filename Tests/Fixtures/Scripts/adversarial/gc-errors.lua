mount("ShortList")
setmetatable({}, { __gc = function() error("in a finalizer") end })
collectgarbage()
expect(find("one"))
