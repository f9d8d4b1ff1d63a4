mount("Panel")
test("acts before", function() end)
