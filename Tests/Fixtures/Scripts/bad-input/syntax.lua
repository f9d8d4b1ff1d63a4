test("never closed", function()
  mount("Card", { title = "Milk", count = 2 }
  find("Milk"):tap()
end)
