before_each(function() mount("Workbench") end)

test("a misspelt word", function()
  find("Wi-Fi"):tapp()
end)

test("a word in another spelling", function()
  expect(find("pieces")):toHaveText("1 pieces")
end)

test("a matcher without expect", function()
  find("pieces"):to_have_text("1 pieces")
end)

test("an action on an expectation", function()
  expect(find("Wi-Fi")):tap()
end)

test("an action without an element", function()
  double_tap("Wi-Fi")
end)

test("a matcher for values and a locator", function()
  expect(find("pieces")):to_equal("1 pieces")
end)

test("a matcher for locators and a value", function()
  expect(find("pieces"):text()):to_have_text("1 pieces")
end)

test("a dot in place of a colon", function()
  find("Wi-Fi").tap()
end)

test("a colon in place of a dot", function()
  find(P:label("Save")):tap()
end)

test("an unknown option", function()
  find("Wi-Fi"):tap{ forced = true }
end)

test("an unknown key", function()
  find{ titel = "Save" }:tap()
end)

test("an unknown role", function()
  find{ "Save", role = "buton" }:tap()
end)

test("a nil argument", function()
  local texts = { save = "Save" }
  find(texts.safe):tap()
end)

test("a text that is no UTF-8", function()
  find("name"):type("caf\xe9")
end)

test("a format with a mistake", function()
  find(P.format("label == 'Save' AND enabled == 'yes'")):tap()
end)

test("a format with its value in quotes", function()
  find(P.format("label == '%@'", "Save")):tap()
end)

test("a list in which nothing is", function()
  find(P.label("in", {})):tap()
end)

test("an unknown component", function()
  mount("Workbnech")
end)

test("an argument that there is not", function()
  mount("Card", { title = "Milk", count = 2, sise = 3 })
end)

test("a word of a later version", function()
  expect(find("pieces")):to_match_tree("1 pieces")
end)
