before_each(function() mount("Workbench") end)

test("another state", function()
  find("Wi-Fi"):tap()
  find("Wi-Fi"):tap()
  expect(find("Wi-Fi")):to_be_checked()
end)

test("another text", function()
  find("Amount"):increment()
  expect(find("pieces")):to_have_text("3 pieces")
end)

test("another value", function()
  find("name"):type("Ada")
  expect(find("name")):to_have_value("Ada Lovelace")
end)

test("another attribute", function()
  expect(find("pieces")):to_have_attr("foreground_color", "blue")
end)

test("another number of matches", function()
  find("Remove Milk"):tap()
  expect(find{ label = { begins_with = "Remove" } }):to_have_count(3)
end)

test("nothing to judge", function()
  expect(find("Wi-fi")):to_be_checked()
end)

test("something that should not be there", function()
  expect(find("Milk")):not_to_exist()
end)

test("a statement of several lines", function()
  expect(find{
    label = { begins_with = "Remove" },
    role = "button",
  })
    :to_have_count(2)
end)

test("actions that changed nothing", function()
  find("Locked"):tap()
  find("Save"):tap{ expect = "refused" }
  expect(find("Wi-Fi")):to_be_checked()
end)

test("a predicate that does not hold", function()
  find("Save"):assert(P.all{ P.role("button"), P.is_enabled(true) })
end)

test("something that is still to come", function()
  mount("Late")
  expect(find("last")):to_exist({ timeout = 3 })
end)

test("a tree of many lines", function()
  mount("Numbers")
  expect(find("Row 31")):to_have_text("Row 32")
end)
