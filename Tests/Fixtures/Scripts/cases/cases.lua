-- The behavioural cases: what a user does, and what must come of it. A case that must fail is
-- asserted with the text that a tester reads.
--
-- Cases that have a test elsewhere: 2 in scripts/check-box.lua, 18 in Tests/Probes/scripts/
-- localisation.lua.

local function refused(action, text) expect(action):to_raise(text) end

local binding = find("binding")

-- Controls

test("1: a button's action runs exactly once, before the tap returns", function()
  mount("OneButton")
  find("Test"):tap()
  expect(app.spies.on_test.call_count):to_equal(1)
end)

test("3: a disabled button refuses and names itself; enabled again it works", function()
  mount("OneButton", { is_disabled = true })
  refused(function() find("Test"):tap() end,
    'button "Test" is disabled by itself (OneButton > VStack > Button)')
  expect(app.spies.on_test.call_count):to_equal(0)
  app:set{ args = { is_disabled = false } }
  find("Test"):tap()
  expect(app.spies.on_test.call_count):to_equal(1)
end)

test("6: hit testing that is off outside is off inside, and the outer view is the cause", function()
  mount("Untouchable")
  refused(function() find("Buy"):tap() end,
    'button "Buy" takes no touches: hit testing is turned off for HStack (Untouchable > VStack > HStack)')
  expect(find("taps")):to_have_text("0 bought")
end)

test("7: a disabled toggle keeps its binding; enabled both are on", function()
  mount("OneToggle", { is_disabled = true })
  refused(function() find("Sync"):tap() end,
    'toggle "Sync" is disabled by itself (OneToggle > VStack > Toggle)')
  expect(find("Sync")):not_to_be_checked()
  expect(binding):to_have_text("resting")
  app:set{ args = { is_disabled = false } }
  find("Sync"):tap()
  expect(find("Sync")):to_be_checked()
  expect(binding):to_have_text("syncing")
end)

test("8: a picker of an optional takes its options, and says why it takes nothing else", function()
  mount("OptionalPicker")
  local picker = find{ role = "picker" }
  picker:select{ tag = 1 }
  expect(binding):to_have_text("floor 1")
  refused(function() picker:select{ tag = 7 } end,
    'picker "Floor" = "First" has no option with the tag 7 (Int); there are 0, 1 (Int)')
  refused(function() picker:select{ tag = "0" } end,
    'has no option with the tag "0" (String); there are 0, 1 (Int); the type makes the difference')
  expect(binding):to_have_text("floor 1")
end)

test("9: a slider clamps and snaps, and tells once that editing began and ended", function()
  mount("Volume")
  local slider = find{ role = "slider" }
  slider:set_value(0.7)
  expect(binding):to_have_text("0.70")
  local editing = app.spies.on_editing
  expect(editing):to_be_called(2)
  expect({ editing.calls[1].is_editing, editing.calls[2].is_editing }):to_equal{ true, false }
  slider:set_value(7)
  expect(binding):to_have_text("1.00")
  mount("Volume", { is_stepped = true })
  slider:set_value(0.7)
  expect(binding):to_have_text("0.75")
end)

test("10: a stepper steps once, and refuses where it can't", function()
  mount("Steppers")
  find("Score"):increment()
  expect(app.spies.on_more):to_be_called(1)
  refused(function() find("Score"):decrement() end, 'stepper "Score" has no action to decrement')
  find("Guests: 2"):increment()
  refused(function() find("Guests: 3"):increment() end, 'stepper "Guests: 3" is at its upper bound')
  app:set{ args = { is_disabled = true } }
  refused(function() find("Score"):increment() end,
    'stepper "Score" is disabled by itself (Steppers > VStack > Stepper)')
  expect(app.spies.on_more):to_be_called(1)
end)

test("11: a field is typed into at its end, filled and submitted; disabled it refuses", function()
  mount("OneField")
  local code = find("Code")
  code:type("4")
  expect(code):to_have_text("1234")
  code:fill("abc")
  expect(code):to_have_text("abc")
  code:submit()
  expect(app.spies.on_submit):to_be_called(1)
  expect(app.spies.on_submit):to_be_called_with("abc")
  app:set{ args = { is_disabled = true } }
  local sentence = 'text_field "Code" is disabled by itself (OneField > TextField)'
  refused(function() code:type("d") end, sentence)
  refused(function() code:fill("d") end, sentence)
  expect(code):to_have_text("abc")
end)

-- What is there, and by what it is found

test("5: what is hidden is told and refused, its neighbour is neither", function()
  mount("PartlyHidden")
  refused(function() find("123"):tap() end, "hidden by HStack (PartlyHidden > VStack > HStack)")
  refused(function() find{ "123", hidden = true }:tap() end,
    'button "123" is hidden by HStack (PartlyHidden > VStack > HStack)')
  expect(find("123")):to_be_hidden()
  expect(find("abc")):to_be_visible()
  find("abc"):tap()
  expect(find("taps")):to_have_text("1")
end)

test("12: a branch that is not taken is not there", function()
  mount("Conditional")
  expect(find("ABC")):not_to_exist()
  expect(find("XYZ")):to_exist()
  app:set{ args = { flag = true } }
  expect(find("ABC")):to_exist()
end)

test("14: what is there stands in the order of the code", function()
  mount("Conditional")
  local function texts()
    local found = {}
    for _, text in ipairs(find_all{ role = "text" }) do found[#found + 1] = text:text() end
    return found
  end
  expect(texts()):to_equal{ "XYZ", "two", "three" }
  app:set{ args = { flag = true } }
  expect(texts()):to_equal{ "ABC", "XYZ", "one", "two" }
end)

test("16: what is not there is answered with what comes nearest", function()
  mount("Conditional")
  refused(function() find("XYA"):tap() end, 'find("XYA") matches nothing')
  refused(function() find("XYA"):tap() end, 'text "XYZ"')
  expect(find_all{ role = "slider" }):to_have_length(0)
end)

test("19: ids and tags are found with their type, and others are not", function()
  mount("Marked")
  expect(find{ id = 7 }):to_have_text("seven")
  expect(find{ id = "5" }):to_have_text("five")
  expect(find{ tag = 4 }):to_have_role("toggle")
  for _, query in ipairs{ { id = "7" }, { id = 5 }, { id = 8 }, { tag = "4" }, { tag = 5 } } do
    expect(find(query)):not_to_exist()
    refused(function() find(query):tap() end, "matches nothing")
  end
end)

test("20: of the groups around a text the nearest is found", function()
  mount("Nested")
  expect(find{ role = "group", has_text = "Milk" }):to_have_count(1)
  expect(find{ role = "group", has_text = "Milk" }:id()):to_equal("milk")
  expect(find{ role = "group", has = find("Shelf") }:id()):to_equal("shelf")
  expect(find{ role = "group", has_text = "Tea" }):not_to_exist()
end)

test("21: a label inside a button and an identifier inside a mask are found", function()
  mount("UnusualPlaces")
  local inner = find{ "inner", unmerged = true }
  expect(inner:path()):to_equal("UnusualPlaces > VStack > Button > Text")
  expect(find("Close"):find("inner"):path()):to_equal(inner:path())
  local mask = find{ id = "mask", unmerged = true }
  expect(mask:path()):to_equal("UnusualPlaces > VStack > Text#mask")
  expect(mask):to_have_text("mask")
end)

-- What comes in front

local sheet = find{ role = "sheet" }

test("22: a sheet is there while its binding says so", function()
  mount("Sheets", { is_open = true })
  expect(sheet:find("In the sheet")):to_exist()
  sheet:find("Done"):tap()
  expect(sheet):not_to_exist()
  expect(find("In the sheet")):not_to_exist()
  expect(binding):to_have_text("closed, no item")
  mount("Sheets")
  expect(sheet):not_to_exist()
end)

test("23: a dismissed sheet resets its binding and tells it once", function()
  mount("Sheets", { is_open = true })
  sheet:dismiss()
  expect(binding):to_have_text("closed, no item")
  expect(app.spies.on_dismiss):to_be_called(1)
  expect(spy.what):to_equal("flag")
  find("Show item"):tap()
  expect(sheet:find("About Tea")):to_exist()
  expect(binding):to_have_text("closed, Tea")
  sheet:dismiss()
  expect(binding):to_have_text("closed, no item")
  expect(app.spies.on_dismiss):to_be_called(2)
  expect(spy.what):to_equal("item")
end)

test("25: an alert is read, and its action runs before it closes", function()
  mount("Alerts")
  find("Remove"):tap()
  local alert = find{ role = "alert" }
  expect(alert):to_have_label("Delete the note?")
  expect(alert):to_have_attr("message", "This can't be undone.")
  expect(alert:find("Delete")):to_have_attr("button_role", "destructive")
  alert:find("Delete"):tap()
  expect(app.spies.on_delete):to_be_called(1)
  expect(spy.is_presented):to_be_true()
  expect(alert):not_to_exist()
  mount("Alerts", { has_message = false })
  find("Remove"):tap()
  expect(alert:attr("message")):to_be_nil()
  alert:find("Keep"):tap()
  expect(alert):not_to_exist()
  expect(app.spies.on_delete):not_to_be_called()
end)

test("26: of two choices on one view each has its own title, message and actions", function()
  mount("TwoDialogs")
  local dialog = find{ role = "dialog" }
  find("Share"):tap()
  expect(dialog):to_have_label("Share the note")
  expect(dialog):to_have_attr("message", "Who may read it?")
  expect(dialog:find("Delete for ever")):not_to_exist()
  dialog:find("Mail"):tap()
  expect(spy.what):to_equal("mail")
  expect(dialog):not_to_exist()
  find("Delete"):tap()
  expect(dialog):to_have_label("Delete the note")
  expect(dialog:attr("message")):to_be_nil()
  dialog:find("Delete for ever"):tap()
  expect(spy.what):to_equal("delete")
  expect(app.spies.on_choice):to_be_called(2)
end)

test("28: of tabs only the chosen page is there, and all items", function()
  mount("Tabs")
  local function shows(page)
    for _, name in ipairs{ "tea", "coffee", "cocoa" } do
      expect(find("Page of " .. name):exists()):to_equal(name == page)
    end
    expect(find{ role = "tab" }):to_have_count(3)
  end
  shows("tea")
  find("To the last"):tap()
  shows("cocoa")
  expect(find{ "Cocoa", role = "tab" }):to_have_attr("selected", true)
  find{ "Coffee", role = "tab" }:tap()
  shows("coffee")
end)
