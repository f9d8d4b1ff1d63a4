-- Views by the names of their Swift types, and what these views keep.

local function refused(action, text) expect(action):to_raise(text) end

test("20: of the views of a type the one around a text is found", function()
  mount("Shelf")
  expect(find{ type = "Book" }):to_have_count(4)
  local emma = find{ type = "Book", has_text = "Emma" }
  emma:find("Read"):tap()
  expect(emma:find("474 pages read")):to_be_visible()
  expect(emma):to_contain_text("474 pages read")
  expect(find{ type = "Book", has = find("Unread") }):to_have_count(1)
  expect(find{ type = "Book", has_text = "Middlemarch" }):not_to_exist()
  expect(find("Read"):within(find{ type = "Book", has_text = "Walden" })):to_have_count(1)
end)

test("16: of a type that nothing has nothing is found, and the nearest is named", function()
  mount("Shelf")
  local none = find_all{ type = "Slider" }
  expect(none):to_have_length(0)
  refused(function() find{ type = "Bock" }:tap() end,
    'no view has the type "Bock"; did you mean "Book"?')
  refused(function() find{ type = "Book<Int>" } end, 'goes by its name alone: "Book"')
  refused(function() find{ type = 3 } end, "type: the name of a view's Swift type expected, got 3")
end)

test("19: by id and tag together with the type", function()
  mount("Marked")
  expect(find{ type = "Text", id = 7 }):to_have_text("seven")
  expect(find{ type = "Text", id = "5" }):to_have_text("five")
  expect(find{ type = "Toggle", tag = 4 }):to_have_label("four")
  expect(find{ type = "Toggle", id = 7 }):not_to_exist()
end)

test("views in rows, by their place among the matches", function()
  mount("Shelf")
  expect(find{ type = "Book", index = 3 }):to_contain_text("Walden")
  expect(find{ type = "Book", index = -1 }):to_contain_text("Ulysses")
  expect(find{ role = "button", index = 2 }):to_have_label("Read")
  expect(find{ "Read", index = 5 }):not_to_exist()
  refused(function() find{ "Read", index = 0 } end, "indices start at 1; index = -1 is the last")
  refused(function() find{ "Read", index = "2" } end, 'index: an integer expected, got "2"')
  refused(function() find{ "Read", index = 5 }:tap() end, "4 elements match without index = 5")
  local rows = find{ type = "List" }:find_all{ type = "Book" }
  rows[2]:find("Read"):tap()
  expect(find{ type = "Book", index = 4 }:state("isRead")):to_be_true()
  expect(rows[1]:state("isRead")):to_be_false()
  expect(rows[1]:path()):to_equal("Shelf > VStack > List > Book")
end)

test("a view's own state", function()
  mount("Keeping")
  local view = find{ type = "Keeping" }
  expect(view:state("count")):to_equal(2)
  find("More"):tap()
  expect(view:state("count")):to_equal(3)
  expect(find{ type = "Inner" }:state("count")):to_equal(3)
  expect(view:state("name")):to_be_nil()
  expect(view:state("mood")):to_equal("wild")
  expect(view:state("point")):to_equal({ x = 1.5, next_y = 2 })
  expect(view:state("ages")):to_equal({ Ann = 7 })
  expect(view:state("gaps")):to_equal({ 1, null, 3 })
  expect(view:state("day")):to_equal("1970-01-01T00:00:00Z")
  expect(view:state("store")):to_equal({ items = { "Milk", "Tea" }, tax_rate = 0.19 })
  expect(view:state("settings")):to_equal({ is_loud = true })
  expect(view:state("isEnabled")):to_be_true()
  refused(function() view:state("cuont") end,
    "state: Keeping has no property 'cuont'; did you mean 'count'?")
  refused(function() view:state("is_enabled") end,
    "names are in Swift's spelling here: 'isEnabled'")
  refused(function() view:state("plain") end, "there are ages, count, day, gaps, isEnabled")
  refused(function() find("More"):state("count") end,
    'state: button "More" is no component, which has states: find one by its type, such as '
      .. 'find{ type = "Keeping" }')
end)

test("null stands for nil where Lua can't have one", function()
  mount("Optionals", { name = null, numbers = { 1, null, 3 } })
  expect(find("no name"))
  expect(find("3 numbers"))
  find("no name"):tap()
  expect(app.spies.on_ask.numbers):to_equal({ 1, null, 3 })
  expect(app.spies.on_ask.numbers):not_to_equal({ 1, 2, 3 })
  expect(tostring(null)):to_equal("null")
  refused(function() expect({ null }):to_equal({ 1 }) end, "null")
  refused(function() assert(null) end, "null is always true: it stands for nil inside a table")
  refused(function() mount("Optionals", { numbers = null }) end, "argument 'numbers'")
  mount("Optionals")
  expect(find("nobody"))
end)
