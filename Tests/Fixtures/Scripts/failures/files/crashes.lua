test("crashes", function() crash() end)
