local module = require("cards")

local function shows(text)
  expect(find(text)):to_exist()
end

test("a failure in a function of the script tells who called it", function()
  mount("Card", { title = "Milk", count = 2 })
  shows("Milk")
  shows("Bread")
end)

test("a failure in a module shows the module's line", function()
  module.card("Milk")
  module.shows("Bread")
end)

test("a condition that makes a mistake fails the test", function()
  mount("Panel")
  expect(find(function(element) return element:txet() == "Save" end)):not_to_exist()
end)

test("a condition that acts fails the test", function()
  mount("Panel")
  find(function(element) return find("first-save"):tap() and element end):count()
end)

test("a condition that fails for an element is no match, and is noted", function()
  mount("Panel")
  expect(find(function(element) return element:label() == "Save" and element.label.x end)):not_to_exist()
end)

test("a condition that fails for every element fails the test", function()
  mount("Panel")
  expect(find(function(element) return element.label.x == "Save" end)):not_to_exist()
end)

test("a condition may look for what not every element has", function()
  mount("Panel")
  local query = find(function(element) return element:find("Save"):text() == "Save" end)
  expect(query):to_have_count(2)
end)

test("an element that should not be there", function()
  mount("Panel")
  expect(find("Save")):not_to_exist()
end)

test("code that was loaded has no line to show", function()
  load("expect(1):to_equal(2)", "=loaded")()
end)
