local field = find("Search")

describe("search", function()
  local search

  before_each(function()
    search = spy.new("query", function(query)
      if query == "boom" then error("offline", 0) end
      if query == "zzz" then return {} end
      return { query .. " one", query .. " two" }
    end)
    mount("SearchView", { search = search })
  end)

  it("asks once, 0.3 s after the last letter", function()
    field:type("swift", { delay = 0.1 })
    expect(search):not_to_be_called()
    advance(0.29)
    expect(search):not_to_be_called()
    advance(0.01)
    expect(search):to_be_called(1)
    expect(search.query):to_equal("swift")
  end)

  it("shows the results", function()
    expect(find("Type to search")):to_be_visible()
    field:type("swift")
    expect(find{ role = "row" }):to_have_count(2)
    expect(find("swift two")):to_be_visible()
  end)

  it("asks for the newest query only", function()
    field:type("old")
    advance(0.2)
    field:clear_and_type("new")
    expect(find("new one")):to_exist()
    expect(find("old one")):not_to_exist()
    expect(search):to_be_called(1)
  end)

  it("says so when nothing is found", function()
    field:type("zzz")
    expect(find("No results for “zzz”")):to_be_visible()
  end)

  it("offers to try again after an error", function()
    field:type("boom")
    find("Retry"):tap()
    advance(0.3)
    expect(search):to_be_called(2)
    expect(find("failure")):to_contain_text("offline")
  end)

  it("goes back to the start when the field is cleared", function()
    field:type("swift")
    wait_for(find("swift one"))
    field:clear()
    expect(find("Type to search")):to_be_visible()
  end)
end)
