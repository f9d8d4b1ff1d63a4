describe("document bar", function()
  local function events()
    local names = {}
    for _, call in ipairs(app.spies.on_event.calls) do names[#names + 1] = call.event end
    return names
  end

  before_each(function() mount("DocumentBar") end)

  it("tells its targets of a tap", function()
    find("Save"):tap()
    expect(app.spies.on_save):to_be_called(1)
    expect(events()):to_equal{ "touch_down", "touch_up_inside", "primary_action_triggered" }
  end)

  it("tells of a finger that ends elsewhere", function()
    find("Save"):drag_to{ x = 200, y = 0 }
    expect(app.spies.on_save):not_to_be_called()
    expect(events()[#events()]):to_equal("touch_up_outside")
    expect(events()):to_contain("touch_drag_exit")
  end)

  it("tells of a long press when it ends", function()
    find("Save"):long_press(2)
    expect(app.spies.on_save):to_be_called(1)
    expect(events()):to_equal{ "touch_down", "touch_up_inside", "primary_action_triggered" }
  end)

  it("has a toggle whose action finds its target by itself", function()
    expect(find("Pin")):not_to_be_checked()
    find("Pin"):tap()
    expect(find("Pin")):to_be_checked()
    expect(spy.is_pinned):to_be_true()
    find("Pin"):uncheck()
    expect(spy.is_pinned):to_be_false()
  end)

  it("refuses a tap while it is locked, and shows so", function()
    find("Locked"):tap()
    expect(find("save")):to_be_disabled()
    expect(find("save")):to_have_label("Save (locked)")
    find("save"):tap{ expect = "refused" }
    find("Locked"):tap()
    expect(find("Save")):to_be_enabled()
  end)

  it("sends events without a finger", function()
    find("Locked"):tap()
    find("save"):send("touch_up_inside")
    expect(app.spies.on_save):to_be_called(1)
    find("save"):send("value_changed|touch_down", "DocumentDesk")
    expect(events()):to_equal{ "touch_up_inside", "touch_down", "value_changed" }
  end)

  it("says what can't be sent", function()
    local save = find("Save")
    expect(function() save:send("touch_up") end):to_raise(
      'there is no control event "touch_up"; the nearest are "touch_')
    expect(function() save:send("touch_down|") end):to_raise('there is no control event ""')
    expect(function() save:send("touch_down", "Desk") end):to_raise(
      'the control has no target "Desk"; there are "DocumentDesk"')
    expect(function() find("Pin"):send("touch_down") end):to_raise(
      "nothing handles touch_down of toggle \"Pin\": no action has run; registered are pin for "
        .. "value_changed")
    expect(function() find("Locked"):send("touch_down") end):to_raise(
      "is a view of SwiftUI, which has no control events: tap it")
  end)
end)
