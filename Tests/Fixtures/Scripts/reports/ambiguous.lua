before_each(function() mount("Panel") end)

test("two to tap", function()
  find("Save"):tap()
end)

test("two to judge", function()
  expect(find("Save")):to_have_text("Save")
end)

test("two to read", function()
  expect(find("Save"):text()):to_equal("Save")
end)

test("two to count", function()
  expect(find("Save")):to_have_count(3)
end)

test("one chosen", function()
  find("Save"):first():tap()
  find("Save"):nth(-1):tap()
  expect(find("saves")):to_have_text("Saved 2 times")
end)
