-- The check box that is a Toggle with a style of its own.

test("shows its label", function()
  mount("CheckBox", { label = "label", value = "value" })
  expect(find("label")):to_have_role("button")
  expect(find("label"):find("label")):to_exist()
end)

test("tells its state and value when it is tapped", function()
  mount("CheckBox", { label = "label", value = "value" })
  local tick = find{ role = "image", unmerged = true }
  expect(tick):to_have_label("square")

  find("label"):tap()

  expect(spy.checked)
  expect(spy.value):to_equal("value")
  expect(tick):to_have_label("checkmark.square")
end)

test("is off again after a second tap", function()
  mount("CheckBox", { label = "label", value = "value" })
  find("label"):tap()
  find("label"):tap()
  expect(spy.checked):to_be_false()
  expect(spy.value):to_equal("value")
end)

test("is one element, toggle and button", function()
  mount("CheckBox", { label = "label", value = "value" })
  expect(find("label")):to_have_count(1)
  expect(find{ "label", role = "toggle" }):not_to_be_checked()
  find{ "label", role = "toggle" }:tap()
  find{ "label", role = "button" }:tap()
  expect(app.spies.on_change):to_be_called(2)
end)
