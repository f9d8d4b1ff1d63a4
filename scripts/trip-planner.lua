-- A form in a navigation, with a list that can be edited, a sheet, a dialog and an alert.

describe("planning a trip", function()
  before_each(function() mount("TripPlanner", { stops = { "Prague", "Vienna" } }) end)

  local function stops()
    local names = {}
    for _, name in ipairs{ "Prague", "Vienna", "Bratislava" } do
      if find{ name, role = "text" }:exists() then names[#names + 1] = name end
    end
    return names
  end

  it("books what was asked for", function()
    expect(find("Book")):to_be_disabled()
    find("destination"):type("Budapest")
    find("Season"):select("Autumn")
    find("travellers"):increment(2)
    find("Book"):tap()
    expect(app.spies.on_book):to_be_called_with("Budapest", "autumn", 3)

    local booked = find{ role = "alert" }
    expect(booked:attr("message")):to_equal("Budapest in autumn")
    booked:find("Fine"):tap()
    expect(booked):not_to_exist()
  end)

  it("takes a stop by its sheet", function()
    find("Add a stop"):tap()
    local sheet = find{ role = "sheet" }
    expect(sheet:find("Name of the stop")):to_be_focused()
    expect(sheet:find("Add")):to_be_disabled()
    keyboard.type("Bratislava")
    sheet:find("Add"):tap()
    expect(sheet):not_to_exist()
    expect(stops()):to_equal{ "Prague", "Vienna", "Bratislava" }
  end)

  it("takes no stop when the sheet is left", function()
    find("Add a stop"):tap()
    keyboard.type("Bratislava")
    find{ role = "sheet" }:dismiss()
    expect(stops()):to_equal{ "Prague", "Vienna" }
  end)

  it("lets stops be deleted and moved", function()
    find("Vienna"):move_to(1)
    expect(find("Vienna"):frame().y < find("Prague"):frame().y)
    find("Prague"):delete_row()
    expect(stops()):to_equal{ "Vienna" }
  end)

  it("asks before it discards", function()
    find("destination"):type("Budapest")
    find("Discard"):tap()
    find{ role = "dialog" }:find("Cancel"):tap()
    expect(find("destination")):to_have_value("Budapest")
    find("Discard"):tap()
    find("Discard everything"):tap()
    expect(find("destination")):to_have_value("")
    expect(stops()):to_equal{}
  end)

  it("says what is included", function()
    find("Insurance"):check()
    find("What is included"):tap()
    expect(find("Insurance")):to_have_role("text")
    app:back()
    expect(find("Insurance")):to_be_checked()
  end)
end)
