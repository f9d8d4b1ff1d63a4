-- Controls that choose a value: pickers, sliders, steppers, dates, colours.

test("Picker: an option is chosen by a tap, by its label or by its tag", function()
  mount("PickersProbe")
  local picker = find{ "key", role = "picker" }
  expect(picker):to_have_value("Chocolate")
  picker:find("Vanilla"):tap()
  expect(find("chosen")):to_have_text("chosen vanilla")
  expect(picker):to_have_value("Vanilla")
  expect(picker:find("Vanilla")):to_have_attr("selected", true)
  expect(picker:find("Chocolate")):to_have_attr("selected", false)
  picker:select("Chocolate")
  expect(find("chosen")):to_have_text("chosen chocolate")
  picker:select{ tag = "vanilla" }
  expect(find("chosen")):to_have_text("chosen vanilla")
end)

test("every form of a picker has its options", function()
  mount("PickersProbe")
  find{ "label", role = "picker" }:select("Vanilla")
  find{ "older", role = "picker" }:select("chocolate")
  expect(find("chosen")):to_have_text("chosen chocolate")
  find{ "symbol", role = "picker" }:select("Sweet")
  expect(find{ "plain", role = "picker" }):to_have_value("Vanilla")
  expect(find{ "current", role = "picker" }):to_have_value("vanilla")
  find{ "disabled", role = "picker" }:find("chocolate"):tap{ expect = "refused" }
  expect(find("chosen")):to_have_text("chosen vanilla")
end)

test("a picker of several sources is mixed until one is chosen for all", function()
  mount("PickersProbe")
  local picker = find{ "sources", role = "picker" }
  expect(picker):to_have_attr("mixed", true)
  picker:select("vanilla")
  expect(picker):to_have_attr("mixed", false)
  expect(find{ "label sources", role = "picker" }):to_have_value("vanilla")
end)

test("tags and ids of the selection's type are options", function()
  mount("PickerTagsProbe")
  local optional = find{ "optional", role = "picker" }
  optional:select("Zero")
  expect(find("chosen")):to_have_text("0 2 Pear")
  optional:select{ tag = 1 }
  expect(find("chosen")):to_have_text("1 2 Pear")
  optional:select("None")
  expect(find("chosen")):to_have_text("none 2 Pear")
  expect(optional:find("untagged")):to_have_role("text")
  expect(optional:find("wrong")):to_have_role("text")
  find{ "ids", role = "picker" }:select("Apple")
  find{ "tags", role = "picker" }:select("Apple")
  expect(find("chosen")):to_have_text("none 1 Apple")
  find{ "indices", role = "picker" }:select("Index 2")
  expect(find("chosen")):to_have_text("none 2 Apple")
  expect(find{ "ids", role = "picker" }):to_have_value("Pear")
  local wrapped = find{ "wrapped", role = "picker" }
  wrapped:select("Up")
  expect(wrapped):to_have_value("Up")
  wrapped:select("Down")
  expect(wrapped):to_have_value("Down")
  wrapped:select{ tag = "red" }
  expect(wrapped):to_have_value("Red")
end)

-- Each picker has the style's name, and its options.
local function have_styles(styles)
  mount("PickerStylesProbe")
  local choice = 1
  for name, style in pairs(styles) do
    local picker = find{ name, role = "picker" }
    expect(picker):to_have_attr("picker_style", style)
    choice = 3 - choice
    picker:select(tostring(choice))
    expect(picker):to_have_value(tostring(choice))
  end
end

test("PickerStyle pickerStyle DefaultPickerStyle InlinePickerStyle MenuPickerStyle: are told", function()
  have_styles{
    automatic = "automatic", default = "automatic", inline = "inline",
    ["inline type"] = "inline", menu = "menu", ["menu type"] = "menu",
  }
end)

test("NavigationLinkPickerStyle PalettePickerStyle RadioGroupPickerStyle: are told by name", function()
  have_styles{
    link = "navigation_link", ["link type"] = "navigation_link", palette = "palette",
    ["palette type"] = "palette", radio = "radio_group", ["radio type"] = "radio_group",
  }
end)

test("SegmentedPickerStyle WheelPickerStyle PopUpButtonPickerStyle: are told by name", function()
  have_styles{
    segmented = "segmented", ["segmented type"] = "segmented", wheel = "wheel",
    ["wheel type"] = "wheel", ["pop up"] = "pop_up_button",
  }
end)

test("horizontalRadioGroupLayout defaultWheelPickerItemHeight: are attributes", function()
  mount("PickerStylesProbe")
  expect(find{ "radio", role = "picker" }):to_have_attr("horizontal_radio_group_layout", true)
  expect(find{ "wheel", role = "picker" }):to_have_attr("default_wheel_picker_item_height", 40)
end)

test("paletteSelectionEffect PaletteSelectionEffect: is an attribute", function()
  mount("PickerStylesProbe")
  expect(find{ "palette", role = "picker" }):to_have_attr("palette_selection_effect", "automatic")
end)

test("Slider: a value is set, clamped and snapped", function()
  mount("SlidersProbe")
  local bare = find("bare")
  expect(bare):to_have_role("slider")
  expect(bare):to_have_value(0.4)
  bare:set_value(0.7)
  expect(bare):to_have_value(0.7)
  bare:set_value(5)
  expect(bare):to_have_value(1)
  bare:adjust(0.25)
  expect(bare):to_have_value(0.25)
  local stepped = find("stepped")
  stepped:set_value(0.55)
  expect(stepped):to_have_value(0.6)
  expect(find("log")):to_have_text("true,false")
  stepped:increment()
  expect(stepped):to_have_value(0.8)
  stepped:decrement(2)
  expect(stepped):to_have_value(0.4)
end)

test("sliderThumbVisibility: is an attribute", function()
  mount("SlidersProbe")
  expect(find("label")):to_have_attr("slider_thumb_visibility", "hidden")
end)

test("sliders have ends, labels and steps", function()
  mount("SlidersProbe")
  local ends = find("ends")
  expect(ends):to_have_label("ends")
  expect(ends:find("least")):to_exist()
  expect(ends):to_have_attr("minimum", 10)
  expect(ends):to_have_attr("maximum", 30)
  expect(ends):to_have_attr("step", 5)
  ends:set_value(23)
  expect(find("size")):to_have_text("25 points")
  find("free"):set_value(23)
  expect(find("size")):to_have_text("23 points")
  find("label"):set_value(8)
  expect(find("whole")):to_have_value(8)
  expect(find("older")):to_have_value(8)
  find("disabled"):tap{ expect = "refused" }
end)

test("Stepper: goes in steps, and stops at its bounds", function()
  mount("SteppersProbe")
  find("key"):increment()
  expect(find("key")):to_have_value(2)
  find("plain"):increment(2)
  expect(find("key")):to_have_value(6)
  find("plain"):decrement()
  find("label"):decrement(3)
  expect(find("key")):to_have_value(1)
  local bounds = find("bounds")
  bounds:increment(2)
  expect(bounds):to_have_value(3)
  bounds:set_value(0)
  expect(bounds):to_have_value(0)
  find("label bounds"):increment()
  expect(bounds):to_have_value(1)
  find("bounds step"):increment()
  expect(find("bounds step")):to_have_value(6)
  expect(find("log")):to_have_text("true,false")
end)

test("a stepper runs its actions", function()
  mount("SteppersProbe")
  find{ "up", role = "stepper" }:increment():decrement()
  find("only up"):increment()
  find("older"):increment()
  find("label actions"):increment():decrement()
  expect(find("log")):to_have_text("up,down,only,older,more,less")
end)

test("a stepper shows its value in a format", function()
  mount("SteppersProbe")
  local format = find("format bounds")
  expect(format):to_have_attr("text", "50%")
  format:increment()
  expect(format):to_have_attr("text", "75%")
  expect(find("format")):to_have_value(0.75)
end)

test("DatePicker DatePickerComponents: the value is an ISO date", function()
  mount("DatesProbe")
  local picker = find{ "key", role = "date_picker" }
  expect(picker):to_have_value("2026-01-01T00:00:00Z")
  expect(picker):to_have_attr("displayed_components", "date hour_and_minute")
  picker:set_value("2026-01-05T09:30:00Z")
  expect(picker):to_have_value("2026-01-05T09:30:00Z")
  find("plain"):set_value("2026-01-06")
  expect(picker):to_have_value("2026-01-06T09:30:00Z")
  expect(find("plain")):to_have_attr("displayed_components", "date")
  expect(find("time")):to_have_attr("displayed_components", "hour_and_minute")
  expect(find("seconds")):to_have_attr("displayed_components", "hour_minute_and_second")
  expect(find("range")):to_have_attr("maximum", "2026-01-09T23:06:40Z")
  expect(find("from")):to_have_attr("minimum", "2025-12-17T19:33:20Z")
  expect(find("through")):to_have_attr("maximum", "2026-01-09T23:06:40Z")
  expect(find("label range")):to_have_attr("minimum", "2025-12-17T19:33:20Z")
end)

test("MultiDatePicker: the value are days", function()
  mount("DatesProbe")
  find("days"):set_value("2026-01-02 2026-01-01")
  expect(find("days")):to_have_value("2026-01-01 2026-01-02")
  expect(find("days-count")):to_have_text("2 days")
  find("days range"):set_value("2026-01-04")
  expect(find("days label")):to_have_value("2026-01-04")
  expect(find("days from")):to_have_attr("days", 1)
  expect(find("days before")):to_have_attr("days", 1)
end)

test("DatePickerStyle DatePickerStyleConfiguration datePickerStyle: a style draws the picker", function()
  mount("DateStylesProbe")
  find{ "next week", role = "button", unmerged = true }:tap()
  expect(find{ "compact", role = "date_picker" }):to_have_value("2026-01-08T00:00:00Z")
end)

local function date_styles(styles)
  mount("DateStylesProbe")
  for name, style in pairs(styles) do
    expect(find{ name, role = "date_picker" }):to_have_attr("date_picker_style", style)
  end
end

test("DefaultDatePickerStyle CompactDatePickerStyle GraphicalDatePickerStyle: are told", function()
  date_styles{
    automatic = "automatic", default = "automatic", compact = "compact",
    ["compact type"] = "compact", graphical = "graphical", ["graphical type"] = "graphical",
  }
end)

test("WheelDatePickerStyle FieldDatePickerStyle StepperFieldDatePickerStyle: are told", function()
  date_styles{
    wheel = "wheel", ["wheel type"] = "wheel", field = "field", ["field type"] = "field",
    ["stepper field"] = "stepper_field", ["stepper field type"] = "stepper_field",
  }
end)

test("ColorPicker: the value is the colour's name", function()
  mount("ColorsProbe")
  expect(find("key")):to_have_value("red")
  find("key"):set_value("blue")
  expect(find("plain")):to_have_value("blue")
  expect(find("plain")):to_have_attr("supports_opacity", false)
  find("label"):set_value("#ff0000")
  expect(find("key")):not_to_have_value("blue")
end)
