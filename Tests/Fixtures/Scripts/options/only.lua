test("left out", function() error("must not run") end)

test.only("marked", function() expect(1):to_equal(1) end)

describe("a group", { only = true }, function()
  test("marked by its group", function() expect(1):to_equal(1) end)
end)
