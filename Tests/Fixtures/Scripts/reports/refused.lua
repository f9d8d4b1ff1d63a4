before_each(function() mount("Panel") end)

test("a button in a disabled group", function()
  find("first-save"):tap()
  find("Delete"):tap()
end)

test("a hidden button", function()
  find{ "Secret", hidden = true }:tap()
end)

test("a field in a disabled group", function()
  find("Reason"):type("because")
end)

test("a text without an action", function()
  find("Nothing to tap"):tap()
end)

test("a refusal that was expected", function()
  find("Delete"):tap{ expect = "refused" }
end)

test("a refusal that was expected and did not come", function()
  find("first-save"):tap{ expect = "refused" }
end)
