local rows = find{ role = "row" }
local field = find("New item")

local function row(title) return find{ role = "row", has_text = title } end

local function titles()
  local result = {}
  for i, item in ipairs(find{ role = "row" }:all()) do
    result[i] = item:find{ role = "text" }:first():text()
  end
  return result
end

describe("to-do list", function()
  before_each(function() mount("TodoList", { titles = { "Milk", "Bread", "Eggs" } }) end)

  it("adds an item with the return key", function()
    field:type("Tea"):submit()
    expect(rows):to_have_count(4)
    expect(rows:last()):to_contain_text("Tea")
    expect(field):to_have_value("")
    expect(find("open-count")):to_have_text("4 open")
  end)

  it("ignores an empty item", function()
    field:type("  "):submit()
    expect(rows):to_have_count(3)
  end)

  it("deletes one item and keeps the others in order", function()
    row("Bread"):find("Delete"):tap()
    expect(titles()):to_equal{ "Milk", "Eggs" }
  end)

  it("says so when nothing is left", function()
    for _ = 1, 3 do rows:first():find("Delete"):tap() end
    expect(find("Nothing to do")):to_be_visible()
    expect(find{ role = "list" }):not_to_exist()
  end)

  it("ticks off and reopens", function()
    row("Milk"):find("Done"):tap()
    expect(find("open-count")):to_have_text("2 open")
    row("Milk"):find("Reopen"):tap()
    expect(find("open-count")):to_have_text("3 open")
  end)

  it("keeps a row's state when an earlier row goes", function()
    find("Eggs"):tap()
    expect(find("Item 3")):to_be_visible()
    row("Milk"):find("Delete"):tap()
    expect(find("Item 3")):to_be_visible()
    expect(row("Eggs")):to_contain_text("Item 3")
  end)
end)
