-- The three tests of the document, for both of its check boxes.

each{ "SupportedCheckBox", "CheckBox" }:describe("{1}", function(name)
  before_each(function() mount(name, { label = "label", value = "value" }) end)

  it("shows a button with its label", function()
    local button = find{ "label", role = "button" }
    expect(button):to_exist()
    expect(button:find("label")):to_exist()
    expect(find("label"):find("label")):to_exist()
  end)

  it("gives value and state after a click", function()
    local inspected = expectation("the view was inspected")
    inspect(function() inspected:fulfill() end)
    find("label"):tap()
    expect(spy.checked)
    expect(spy.value):to_equal("value")
    expect(find{ role = "image", unmerged = true }):to_have_label("checkmark.square")
    wait(inspected, 2.5)
  end)

  it("gives value and state after two clicks", function()
    find("label"):tap()
    find("label"):tap()
    expect(spy.checked):to_be_false()
    expect(spy.value):to_equal("value")
    expect(find{ role = "image", unmerged = true }):to_have_label("square")
  end)
end)
