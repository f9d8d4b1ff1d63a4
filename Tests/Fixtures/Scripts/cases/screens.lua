-- Screens as apps have them: what their authors rely on.

local function refused(action, text) expect(action):to_raise(text) end

test("a preference that readers of sizes set arrives with the sizes", function()
  mount("EqualWidths")
  local widest = find("Never ask me again"):frame()
  expect(widest.height):to_equal(20)
  expect(tonumber(find("width"):text())):to_equal(widest.width // 1)
end)

test("a search without suggestions leaves its results in reach", function()
  mount("CitySearch")
  local field = find("Find a city")
  field:tap()
  refused(function() find("Dublin"):tap() end, 'button "Dublin" is covered by list "Suggestions" (')
  field:type("Be")
  expect(find("Suggestions")):not_to_exist()
  find("Bern"):tap()
  expect(find("Weather in Bern")):to_exist()
end)

test("a suggestion that is chosen is what is searched for", function()
  mount("CitySearch")
  find("Find a city"):tap()
  find("Recent: Be"):tap()
  expect(find("Find a city")):to_have_value("Be")
  expect(find{ role = "row" }):to_have_count(2)
end)

test("a page in a sheet says how the sheet is left, and how high it is", function()
  mount("NoteSheet")
  local sheet = find{ role = "sheet" }
  expect(sheet:frame().height):to_equal(300)
  expect(sheet):to_have_attr("presentation_detents", "height(300)")
  find("Note"):type("Milk")
  refused(function() sheet:dismiss() end,
    "sheet can't be dismissed: interactiveDismissDisabled() is set in it")
  find("Note"):clear()
  sheet:dismiss()
  expect(app.spies.on_dismiss):to_be_called(1)
end)

test("a finger that carries rests first, one that swipes does not", function()
  mount("Reordering")
  find("Item A"):swipe("down")
  expect(find("order")):to_have_text("ABC")
  find("Item A"):drag_to(find("Item C"))
  expect(find("order")):to_have_text("BCA")
  expect(clock.now()):to_be_near(0.65, 1e-6)
end)

test("what can't be seen inside a gesture takes no touches", function()
  mount("Memory")
  find("Card"):tap()
  find("Find it"):tap()
  refused(function() find("Card"):tap() end, 'group "Card" takes no touches: the opacity of ')
  expect(find("taps")):to_have_text("1 taps")
end)

test("a row is scrolled out from behind a header that stays in sight", function()
  mount("Contacts")
  find("B20"):tap()
  find("A1"):tap()
  expect(find("A1"):frame().y):to_equal(77)
  find("B20"):scroll_into_view()
  find("B1"):scroll_into_view()
  expect(find("B1")):to_be_hittable()
end)

test("what is in front is named as the tree names it, and paths have SwiftUI's names only", function()
  mount("InFront")
  refused(function() find("Under"):tap() end,
    'button "Under" is covered by button "Over" (InFront > VStack > ZStack > Button)')
  refused(function() find("Lonely"):tap() end,
    'button "Lonely" is disabled by itself (InFront > VStack > NavigationLink)')
  mount("Alerts")
  find("Remove"):tap()
  refused(function() find("Remove"):tap() end,
    'button "Remove" is covered by alert "Delete the note?" (')
end)

test("a field keeps the focus that the app asks for when it is submitted", function()
  mount("Tags")
  find("Add"):type("one\n")
  keyboard.type("two\nthree\n")
  expect(find("tags")):to_have_text("one|two|three")
  expect(keyboard.is_shown()):to_be_false()
end)

test("the field that gets the focus is brought into sight above the keyboard", function()
  mount("Address")
  find("name"):type("Ada\n")
  expect(find("street")):to_be_focused()
  keyboard.type("Elm Street\n")
  local city, keys = find("city"):frame(), find{ role = "keyboard" }:frame()
  expect(city.y + city.height):to_equal(keys.y)
  expect(find("city")):to_be_hittable()
end)

test("a picker that is tapped says where its options are", function()
  mount("OptionalPicker")
  refused(function() find{ role = "picker" }:tap() end,
    'nothing handles a tap here: picker "Floor" and the views around it have no action; '
      .. "tap one of its options, or select it by its label")
end)

test("a slider is no place to scroll from, and says how it is moved", function()
  mount("Loudness")
  local slider = find{ role = "slider" }
  refused(function() slider:drag_to{ x = 50, y = 0 } end,
    'nothing handles a drag here: slider "Loudness" and the views around it have no gesture '
      .. "for it; set_value and adjust move a slider")
  slider:adjust(0.75)
  expect(slider):to_have_value(0.75)
end)
