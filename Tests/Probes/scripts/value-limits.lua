-- What controls and words say of values that lie at an end or are none.

local function refused(action, words)
  expect(action):to_raise(words)
end

test("steppers stop where their type ends", function()
  mount("StepLimitsProbe")
  local unsigned = find("unsigned")
  refused(function() unsigned:decrement() end, "is at its lower bound")
  unsigned:increment(10)
  refused(function() unsigned:increment() end, "is at its upper bound")
  refused(function() find("byte"):increment() end, "is at its upper bound")
  find("byte"):decrement()
  expect(find("byte")):to_have_value(254)
  refused(function() find("most"):increment() end, "is at its upper bound")
  find("most step"):decrement()
  expect(find("most step")):to_have_value(0)
  find("most step"):increment()
  refused(function() find("most step"):increment() end, "is at its upper bound")
  refused(function() find("least"):increment() end, "is at its upper bound")
  find("size 2"):decrement()
  find("size 1"):increment()
  refused(function() find("size 2"):increment() end, "is at its upper bound")
end)

test("a step that is not there says why", function()
  mount("StepLimitsProbe")
  refused(function() find("nan"):increment() end, "has no steps from its value, nan")
  refused(function() find("still"):increment() end, "has a step of 0")
  refused(function() find("only up"):decrement() end, "has no action to decrement")
end)

test("what assistive technologies adjust is changed in steps", function()
  mount("StepLimitsProbe")
  find("adjustable"):increment(2):decrement()
  expect(find("adjustable")):to_have_label("Volume 2")
  refused(function() find("adjustable"):perform("do") end,
    'has no action "do"; there are "done", "increment", "decrement"')
end)

test("sliders refuse what is no number, and stay in their range", function()
  mount("SliderLimitsProbe")
  refused(function() find("value"):set_value(0 / 0) end, "takes no such number")
  refused(function() find("endless"):adjust(0.5) end, "which has no shares")
  refused(function() find("endless"):increment() end, "its range has no end")
  refused(function() find("endless"):set_value(1 / 0) end, "takes no such number")
  find("widest"):adjust(0.5)
  expect(find("widest")):to_have_value(0)
  find("narrow"):set_value(0)
  expect.that(find("narrow"):value() >= 0.1 + 0.2):to_be_true()
  find("constant"):set_value(0.5)
  refused(function() find("constant"):set_value(0.9) end, "was set to 0.9 and is still 0.5")
  refused(function() find("constant"):adjust(1) end, "was set to 1 and is still 0.5")
end)

test("fingers go by finite numbers", function()
  mount("SliderLimitsProbe")
  local card = find("dragged")
  refused(function() card:drag_to{ x = 1e309, y = 0 } end, "drag_to: x must be a finite number")
  refused(function() card:drag_to{ x = 0, y = 0 / 0 } end, "drag_to: y must be a finite number")
  refused(function() card:drag_to{} end, "both x and y are needed")
  refused(function() card:drag_to{ y = 1 } end, "both x and y are needed")
  refused(function() card:drag_to(find("turned"), { speed = 1 }) end, "unknown option 'speed'")
  refused(function() card:drag_to(find("turned"), { duration = 1 }) end, "onto an element there are 'at' and 'during'")
  refused(function() find("turned"):rotate(1 / 0) end, "the angle must be a finite number")
  refused(function() find("turned"):rotate(0 / 0) end, "the angle must be a finite number")
end)

test("dates that there are not are refused", function()
  mount("DateLimitsProbe")
  find{ role = "sheet" }:dismiss{}
  local picker = find{ role = "date_picker" }
  local wrong = {
    "2026-13-01", "2026-00-10", "2026-02-30", "2026-01-01T24:00:00Z", "2026-01-01T10:00:60Z",
  }
  for _, text in ipairs(wrong) do
    refused(function() picker:set_value(text) end, '"' .. text .. '" is no date')
  end
  expect(picker):to_have_value("1970-01-01T00:00:00Z")
end)

test("options that are several or none are told apart", function()
  mount("OptionLimitsProbe")
  local picker = find{ "picker", role = "picker" }
  refused(function() picker:select("same") end, "2 options \"same\"")
  picker:select{ tag = 2 }
  refused(function() picker:select("other") end, 'has no option "other"; there are "same"')
  refused(function() picker:select("text") end, "is of the type String, and Int is chosen here")
  refused(function() picker:select{ tag = "2" } end, "the type makes the difference")
  local menu = find{ "menu", role = "menu" }
  refused(function() menu:select("none") end, '"inner"')
  menu:select("inner")
  expect(find("chosen")):to_have_text("inner")
end)

test("times and counts that are none do nothing", function()
  mount("TimeLimitsProbe")
  advance(60)
  expect(find("nan")):to_exist()
  expect(find("0 ticks")):to_exist()
  expect(find("colour")):to_have_text("#00FFFFFF")
  find("taps"):tap()
  expect(find("taps")):to_have_text("1 taps")
end)

test("an app without a window is no app to test", function()
  refused(function() mount("WindowlessApp") end, "has no window to show")
end)

test("previews that are not there are not suggested", function()
  refused(function() preview("x") end, 'there is no preview "x"; there are: ')
  refused(function() preview("two lines") end, 'did you mean "two\\nlines"?')
  refused(function() preview("") end, '2 previews are called ""')
end)
