before_each(function() mount("Panel") end)

test("no match", function()
  find("Svae"):tap()
end)

test("no match below another element", function()
  find("danger"):find("Save"):tap()
end)

test("no match but a hidden one", function()
  find("Secret"):tap()
end)

test("no match but a part of a control", function()
  find{ "Save", role = "text" }:text()
end)

test("several matches", function()
  find("Save"):tap()
end)

test("several matches to judge", function()
  expect(find("Save")):to_be_enabled()
end)

test("a filter that leaves nothing", function()
  find{ role = "button" }:filter{ has_text = "Cancel" }:tap()
end)

test("a position that there is not", function()
  find("Save"):nth(3):tap()
end)

test("a condition that fails", function()
  find(function(element) return element.label.text == "Save" end):tap()
end)

test("an element that has gone", function()
  mount("Workbench")
  local milk = find_all("Milk")[1]
  find("Remove Milk"):tap()
  expect(milk:text()):to_equal("Milk")
end)
