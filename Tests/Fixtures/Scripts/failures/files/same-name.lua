test("one", function() end)
test("one", function() end)
