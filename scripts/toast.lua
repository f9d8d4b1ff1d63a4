local toast = find("toast")

describe("toast", function()
  before_each(function()
    mount("Toast", { message = "Saved", seconds = 2 })
    find("Show"):tap()
  end)

  it("is there at once and goes by itself", function()
    expect(toast):to_have_text("Saved")
    expect(find("Show")):to_be_disabled()
    advance(2)
    expect(toast):not_to_exist() -- it is on its way out: a user counts it as gone
    expect(app.spies.on_gone):not_to_be_called()
    expect(app.spies.on_gone):to_be_called(1) -- the wait moves on to the animation's end
    expect(clock.now()):to_be_near(2.4, 0.001)
  end)

  it("slides in and out", function()
    clock.auto(false) -- from here on: this very instant, and time moves by hand only
    expect(toast:attr("moved_top")):to_equal(1)
    advance(0.1)
    expect(toast:attr("moved_top")):to_be_near(0.75, 0.001)
    expect(toast:attr("opacity")):to_be_near(0.25, 0.001)
    clock.frame(24)
    expect(toast:attr("moved_top")):to_be_nil()
    advance(1.6)
    expect(toast:attr("opacity")):to_be_near(0.75, 0.001)
    toast:tap({ expect = "refused" }) -- nobody can touch what is leaving
    advance(0.3)
    expect(toast):not_to_exist()
  end)

  it("moves nothing for who has asked for less motion", function()
    mount("Toast", { message = "Saved", seconds = 2 }, { reduce_motion = true })
    clock.auto(false)
    find("Show"):tap()
    expect(toast:attr("moved_top")):to_be_nil()
    advance(2)
    expect(toast):not_to_exist()
    expect(app.spies.on_gone):to_be_called(1)
  end)
end)
