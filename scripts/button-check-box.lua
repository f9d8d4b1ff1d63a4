-- The check box that is a Button with a state of its own.

local function mount_box()
  mount("ButtonCheckBox", { label = "label", value = "value" })
end

test("shows its label", function()
  mount_box()
  local button = find{ "label", role = "button" }
  expect(button):to_exist()
  expect(button:find("label")):to_exist()
  expect(find("label"):find("label")):to_exist()
end)

test("tells its state and value when it is tapped", function()
  mount_box()
  local tick = find{ role = "image", unmerged = true }
  expect(tick):to_have_label("square")

  find("label"):tap()

  expect(spy.checked)
  expect(spy.value):to_equal("value")
  expect(tick):to_have_label("checkmark.square")
end)

test("is off again after a second tap", function()
  mount_box()
  find("label"):tap()
  find("label"):tap()
  expect(spy.checked):to_be_false()
  expect(spy.value):to_equal("value")
end)

test("fulfils an expectation from its callback", function()
  local changed = expectation("on_change was called")
  mount("ButtonCheckBox", {
    label = "label",
    value = "value",
    on_change = function() changed:fulfill() end,
  })
  find("label"):tap()
  wait(changed, 2.5)
end)
