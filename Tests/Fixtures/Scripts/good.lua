-- Passes, whatever the scripts beside it do.

test("shows its title", function()
  mount("Card", { title = "Milk", count = 2 })
  expect(find("Milk")):to_have_role("button")
end)

test("tells what was tapped", function()
  mount("Card", { title = "Milk", count = 2 })
  find("Milk"):tap()
  expect(app.spies.on_tap):to_be_called_with("Milk", 2)
end)
