after_each(function() while true do end end)
test("its hook hangs", function() expect(true) end)
