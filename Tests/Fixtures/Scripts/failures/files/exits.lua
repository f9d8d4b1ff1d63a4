test("exits", function() exit_with(3) end)
