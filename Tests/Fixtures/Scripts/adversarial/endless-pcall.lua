local function f() error("again") end
while true do pcall(f) end
