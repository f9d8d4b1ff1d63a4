-- One verdict of each kind, in describes, with tags and hooks.
local log = {}

before_each(function() log[#log + 1] = "outer" end)

describe("basket", function()
  before_each(function() mount("Card", { title = "Milk", count = 2 }) end)

  it("passes", function() expect(find("Milk")) end)
  it("fails", function() expect(find("Bread")) end)
  it.skip("is skipped", function() error("never run") end)
  it("skips itself", function() skip("no milk on Sundays") end)
  pending("is not written yet")

  describe("after closing time #slow", function()
    it("passes too", function() expect(#log):to_equal(1) end)
  end)
end)

each({ { name = "one", sum = 1 }, { name = "two", sum = 3 } }):test("{name}", function(case, i)
  expect(case.sum):to_equal(i)
end)

test("asserts nothing", function() end)
