before_each(function() mount("Panel") end)

local save = P.all{
  P.role("button"),
  P.label("begins_with[c]", "sa"),
  P.any{ P.is_enabled(false), P.value("equals", "done") },
}

test("a part fails", function()
  find("first-save"):assert(save)
end)

test("a query finds nothing", function()
  find(P.all{ P.type("button"), P.label("Svae") }):tap()
end)

test("it was not to hold", function()
  expect(find("danger")):not_to_satisfy(P.has(P.is_enabled(false)))
end)

test("several match", function()
  find("Save"):assert(P.is_enabled(true))
end)

test("it does not come true", function()
  find("saves"):wait(P.text("matches", "Saved [1-9] times"), { timeout = 2 })
end)

test("a format is none", function()
  find(P.format("elementType == 9 AND lable BEGINSWITH 'Sa'")):tap()
end)
