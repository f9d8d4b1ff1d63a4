describe("counter", function()
  local count = find("count")

  it("counts up and down", function()
    mount("Counter")
    find("More"):tap():tap()
    find("Less"):tap()
    expect(count):to_have_text("1")
    expect(app.spies.on_change):to_be_called(3)
    expect(spy.count):to_equal(1)
  end)

  it("stops at its bounds", function()
    mount("Counter", { start = 9, maximum = 10 })
    expect(find("That is the limit")):not_to_exist()
    find("More"):tap()
    expect(find("That is the limit")):to_be_visible()
    expect(find("More")):to_be_disabled()
    find("More"):tap{ expect = "refused" }
    expect(count):to_have_text("10")
  end)

  each{
    { start = 0, disabled = "Less", enabled = "More" },
    { start = 3, disabled = "More", enabled = "Less" },
  }:test("at {start} of 3 {disabled} is disabled", function(case)
    mount("Counter", { start = case.start, maximum = 3 })
    expect(find(case.disabled)):to_be_disabled()
    expect(find(case.enabled)):to_be_enabled()
  end)
end)
