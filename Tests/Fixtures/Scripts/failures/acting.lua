before_each(function() mount("Workbench") end)

test("a disabled element", function()
  find("Save"):tap()
end)

test("a hidden element", function()
  mount("Panel")
  find{ "Secret", hidden = true }:tap()
end)

test("a covered element", function()
  find("Below"):tap()
end)

test("an element behind a sheet", function()
  find("Edit"):tap()
  find("Wi-Fi"):tap()
end)

test("an element off the screen", function()
  find("Far away"):tap()
end)

test("an element that takes no touches", function()
  find("Ghost"):tap()
end)

test("an element without an action", function()
  find("Milk"):tap()
end)

test("an element that takes no text", function()
  find("Milk"):type("Oats")
end)

test("an option that there is not", function()
  find("Size"):select("Medium")
end)

test("a step beyond the bound", function()
  find("Amount"):increment(5)
end)

test("a toggle that stays as it is", function()
  find("Locked"):check()
end)

test("a refusal that does not come", function()
  find("Wi-Fi"):tap{ expect = "refused" }
end)

test("a point outside of the element", function()
  find("Wi-Fi"):tap{ at = { x = 9000, y = 1 }, expect = "refused" }
end)

test("an app in the background", function()
  app:background()
  find("Wi-Fi"):tap()
end)

test("nothing is mounted", function()
  unmount()
  find("Wi-Fi"):tap()
end)

test("nobody has the focus", function()
  keyboard.type("Ada")
end)
