test("waits in Swift for what nobody does", function() wait_for_nobody() end)

test("is the next one", function() expect(true) end)
