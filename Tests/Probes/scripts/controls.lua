-- Buttons, toggles, menus, links, and what holds for controls.

local log = find("log")

local function each_runs(names)
  for _, name in ipairs(names) do find{ name, role = "button" }:tap() end
end

test("Button: every form runs its action, and a role is an attribute", function()
  mount("ButtonsProbe")
  each_runs{ "key", "plain", "action", "label", "trailing", "delete", "plain role", "destroy" }
  expect(log):to_have_text("key,plain,action,label,trailing,delete,role,destroy")
  each_runs{ "symbol", "plain symbol", "symbol role", "plain symbol role" }
  expect(log):to_contain_text("destroy,symbol,plain symbol,symbol role")
  expect(find("symbol"):find{ role = "image" }):to_have_label("star")
  expect(find("key"):attr("button_role")):to_be_nil()
end)

test("ButtonRole DefaultButtonLabel: a role is told, and labels a button without a label", function()
  mount("ButtonsProbe")
  expect(find("delete")):to_have_attr("button_role", "destructive")
  expect(find("plain role")):to_have_attr("button_role", "cancel")
  expect(find("symbol role")):to_have_attr("button_role", "confirm")
  find{ "Close", role = "button" }:tap()
  expect(find("Close")):to_have_attr("button_role", "close")
  expect(log):to_have_text("close")
end)

test("controls take what types say by name", function()
  mount("ControlNamesProbe")
  find{ "Close", role = "button" }:tap()
  expect(log):to_have_text("closed")
  expect(find{ "Delete", role = "button" }):to_have_attr("button_role", "destructive")
  expect(find{ "styled", role = "picker" }):to_have_attr("picker_style", "segmented")
  expect(find{ "styled", role = "text_editor" }):to_have_attr("text_editor_style", "plain")
end)

test("ButtonStyle ButtonStyleConfiguration buttonStyle: a style draws the button", function()
  mount("ButtonStylesProbe")
  expect(find("stamp !")):to_have_role("button")
  find("stamp !"):tap()
  expect(find("count")):to_have_text("1")
  find("stamp !"):tap{ during = function()
    expect(find("stamp ! held")):to_have_role("button")
    expect(find("count")):to_have_text("1")
  end }
  expect(find("stamp ! held")):not_to_exist()
  expect(find("count")):to_have_text("2")
end)

test("PrimitiveButtonStyle PrimitiveButtonStyleConfiguration: a style decides when it acts", function()
  mount("ButtonStylesProbe")
  find("wrapped"):tap()
  expect(find("count")):to_have_text("1")
  find{ "twice", role = "text", unmerged = true }:tap()
  expect(find("count")):to_have_text("3")
end)

-- Each button has the style's name, and runs its action.
local function have_styles(styles)
  mount("ButtonStylesProbe")
  local count = 0
  for name, style in pairs(styles) do
    local button = find{ name, role = "button" }
    expect(button):to_have_attr("button_style", style)
    button:tap()
    count = count + 1
  end
  expect(find("count")):to_have_text(tostring(count))
end

test("DefaultButtonStyle PlainButtonStyle: are told by name", function()
  have_styles{
    automatic = "automatic", default = "automatic", plain = "plain", ["plain type"] = "plain",
  }
end)

test("BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle: are told", function()
  have_styles{
    bordered = "bordered", ["bordered type"] = "bordered", prominent = "bordered_prominent",
    ["prominent type"] = "bordered_prominent", borderless = "borderless",
    ["borderless type"] = "borderless",
  }
end)

test("LinkButtonStyle CardButtonStyle GlassButtonStyle GlassProminentButtonStyle: are told", function()
  have_styles{
    link = "link", ["link type"] = "link", card = "card", ["card type"] = "card", glass = "glass",
    ["glass type"] = "glass", ["glass prominent"] = "glass_prominent",
    ["glass prominent type"] = "glass_prominent",
  }
end)

test("AccessoryBarButtonStyle AccessoryBarActionButtonStyle: are told by name", function()
  have_styles{
    ["accessory bar"] = "accessory_bar", ["accessory bar type"] = "accessory_bar",
    ["bar action"] = "accessory_bar_action", ["bar action type"] = "accessory_bar_action",
  }
end)

test("buttonBorderShape ButtonBorderShape: the shape's name is an attribute", function()
  mount("ButtonLookProbe")
  expect(find("capsule")):to_have_attr("button_border_shape", "capsule")
  expect(find("circle")):to_have_attr("button_border_shape", "circle")
  expect(find("rounded")):to_have_attr("button_border_shape", "rounded_rectangle")
  expect(find("default shape")):to_have_attr("button_border_shape", "automatic")
end)

test("buttonRepeatBehavior ButtonRepeatBehavior buttonSizing ButtonSizing: are attributes", function()
  mount("ButtonLookProbe")
  expect(find("repeats")):to_have_attr("button_repeat_behavior", "enabled")
  expect(find("fitted")):to_have_attr("button_sizing", "fitted")
end)

test("controlSize ControlSize: is inherited, and an attribute", function()
  mount("ButtonLookProbe")
  expect(find("outer")):to_have_text("regular")
  expect(find("size large")):to_have_attr("control_size", "large")
  expect(find("size small")):to_have_attr("control_size", "small")
  expect(find("mini")):to_have_attr("control_size", "mini")
end)

test("Toggle: every form writes its binding", function()
  mount("TogglesProbe")
  local on = false
  for _, name in ipairs{ "key", "plain", "label", "symbol", "plain symbol" } do
    find{ name, role = "toggle" }:tap()
    on = not on
    expect(find{ "key", role = "toggle" }):to_have_value(on)
    expect(find{ name, role = "toggle" }):to_have_value(on)
  end
end)

test("ToggleStyle ToggleStyleConfiguration toggleStyle: a style draws the toggle", function()
  mount("TogglesProbe")
  find{ "off ticked", role = "toggle" }:tap()
  expect(find{ "on ticked", role = "button" }):to_have_value(true)
  expect(find{ "key", role = "toggle" }):to_be_checked()
end)

test("a toggle of several sources is mixed until all are the same", function()
  mount("TogglesProbe")
  local sources = find{ "sources", role = "toggle" }
  expect(sources):to_have_attr("mixed", true)
  expect(find("some ticked sources")):to_have_value(false)
  sources:tap()
  expect(sources):to_have_value(true)
  expect(sources):to_have_attr("mixed", false)
  for _, name in ipairs{ "plain sources", "symbol sources", "label sources" } do
    expect(find{ name, role = "toggle" }):to_have_value(true)
  end
end)

test("SwitchToggleStyle DefaultToggleStyle CheckboxToggleStyle ButtonToggleStyle: are told", function()
  mount("TogglesProbe")
  for name, style in pairs{
    switch = "switch", tinted = "switch", checkbox = "checkbox", ["checkbox type"] = "checkbox",
    button = "button", ["button type"] = "button", automatic = "automatic", default = "automatic",
  } do
    expect(find{ name, role = "toggle" }):to_have_attr("toggle_style", style)
  end
  find{ "button", role = "toggle" }:tap()
  expect(find{ "checkbox", role = "toggle" }):to_be_checked()
end)

test("Menu: its items are there while it is open", function()
  mount("MenusProbe")
  local menu = find{ "key", role = "menu" }
  expect(menu):to_have_attr("expanded", false)
  expect(find("first")):not_to_exist()
  menu:tap()
  expect(menu):to_have_attr("expanded", true)
  expect(find("second")):to_have_role("menu_item")
  find("first"):tap()
  expect(log):to_have_text("first")
  expect(find("second")):not_to_exist()
  menu:tap()
  expect(find("second")):to_exist()
  menu:tap()
  expect(find("second")):not_to_exist()
end)

test("a menu's items are selected by their label, and other controls work in it", function()
  mount("MenusProbe")
  local menu = find{ "key", role = "menu" }
  menu:select("second")
  expect(log):to_have_text("second")
  menu:tap()
  find{ "switch", role = "toggle" }:tap()
  menu:tap()
  expect(find{ "switch", role = "toggle" }):to_be_checked()
  find{ "choice", role = "picker" }:select("two")
  menu:tap()
  expect(find{ "choice", role = "picker" }):to_have_value("two")
  find{ "inner", role = "menu" }:tap()
  find("deep"):tap()
  expect(log):to_have_text("second,deep")
  expect(menu):to_have_attr("expanded", false)
end)

test("a menu with a primary action runs it, and opens to a select", function()
  mount("MenusProbe")
  find{ "primary", role = "menu" }:tap()
  find{ "label primary", role = "menu" }:tap()
  expect(log):to_have_text("primary,label primary")
  find{ "primary", role = "menu" }:select("other")
  expect(log):to_have_text("primary,label primary,other")
  for _, name in ipairs{ "plain", "label", "plain primary", "symbol", "plain symbol" } do
    expect(find{ name, role = "menu" }):to_exist()
  end
end)

test("MenuStyle MenuStyleConfiguration menuStyle: a style draws the menu", function()
  mount("MenuStylesProbe")
  expect(find("boxed")):to_have_role("menu")
  find("boxed"):select("run")
  expect(log):to_have_text("ran")
end)

test("DefaultMenuStyle ButtonMenuStyle BorderlessButtonMenuStyle BorderedButtonMenuStyle: are told",
  function()
    mount("MenuStylesProbe")
    for name, style in pairs{
      button = "button", ["button type"] = "button", borderless = "borderless_button",
      ["borderless type"] = "borderless_button", bordered = "bordered_button",
      automatic = "automatic", default = "automatic",
    } do
      expect(find{ name, role = "menu" }):to_have_attr("menu_style", style)
    end
  end)

test("menuOrder MenuOrder menuIndicator: are attributes", function()
  mount("MenuStylesProbe")
  expect(find("ordered")):to_have_attr("menu_order", "fixed")
  expect(find("indicated")):to_have_attr("menu_indicator", "hidden")
end)

test("menuActionDismissBehavior MenuActionDismissBehavior: an item may leave the menu open", function()
  mount("MenusProbe")
  local menu = find{ "stays", role = "menu" }
  menu:tap()
  find("staying"):tap()
  expect(menu):to_have_attr("expanded", true)
  find("closing"):tap()
  expect(menu):to_have_attr("expanded", false)
  expect(log):to_have_text("staying,closing")
end)

test("Link HelpLink: open their address", function()
  mount("LinksProbe")
  for _, name in ipairs{ "key", "plain", "label" } do
    expect(find(name)):to_have_role("link")
    expect(find(name)):to_have_attr("url", "https://example.com/a")
    find(name):tap()
  end
  expect(#app.opened_urls):to_equal(3)
  find{ "Help", role = "button" }:first():tap()
  expect(#app.opened_urls):to_equal(4)
end)

test("EditButton: begins and ends editing", function()
  mount("EditingProbe")
  expect(find("reading")):to_exist()
  find("Edit"):tap()
  expect(find("editing")):to_exist()
  find("Done"):tap()
  expect(find("reading")):to_exist()
end)

test("RenameButton RenameAction renameAction: renames, or moves the focus", function()
  mount("EditingProbe")
  find{ "Rename", role = "button" }:first():tap()
  expect(find("renaming")):to_have_text("renaming")
  find("focusing"):tap()
  expect(find("Name")):to_be_focused()
  expect(find("nothing")):to_be_disabled()
end)

test("labelsHidden labelsVisibility: a hidden label is a label still", function()
  mount("ControlModifiersProbe")
  expect(find{ "hidden label", role = "toggle" }):to_have_attr("labels_hidden", true)
  expect(find{ "visible label", role = "toggle" }):to_have_attr("labels_visibility", "visible")
end)

test("help: is an attribute", function()
  mount("ControlModifiersProbe")
  expect(find("key help")):to_have_attr("help", "explains")
  expect(find("text help")):to_have_attr("help", "explains more")
  expect(find("plain help")):to_have_attr("help", "plain")
end)

test("privacySensitive findNavigator findDisabled replaceDisabled: are attributes", function()
  mount("ControlModifiersProbe")
  expect(find("private")):to_have_attr("privacy_sensitive", true)
  expect(find("found")):to_have_attr("find_navigator", true)
  expect(find("not found")):to_have_attr("find_disabled", true)
  expect(find("not replaced")):to_have_attr("replace_disabled", true)
end)

test("digitalCrownRotation DigitalCrownRotationalSensitivity DigitalCrownEvent: is an attribute",
  function()
    mount("ControlModifiersProbe")
    for _, name in ipairs{ "crown", "crown range", "crown detent" } do
      expect(find(name)):to_have_attr("digital_crown_rotation", true)
    end
  end)

test("disabled tag: a disabled control refuses, a tag finds", function()
  mount("ControlModifiersProbe")
  find("disabled"):tap{ expect = "refused" }
  expect(find{ tag = 4 }):to_have_text("tagged")
  expect(find{ tag = 5 }):to_have_text("optional")
end)
