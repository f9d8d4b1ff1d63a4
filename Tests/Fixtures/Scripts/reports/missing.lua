before_each(function() mount("Panel") end)

test("nothing to tap", function()
  find("Svae"):tap()
end)

test("nothing to judge", function()
  expect(find("Svae")):to_be_enabled()
end)

test("nothing to judge the contrary of", function()
  expect(find("Svae")):not_to_be_enabled()
end)

test("nothing to read", function()
  local text = find{ "Save", role = "toggle" }:text()
  expect(text):to_equal("Save")
end)

test("nothing below", function()
  find("danger"):find("Save"):tap()
end)

test("nothing visible", function()
  expect(find("Secret"))
end)

test("nothing for a wait", function()
  wait_for(find("Saved 1 times"), { timeout = 2 })
end)
