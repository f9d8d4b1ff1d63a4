test("never closed", function()
  mount("Panel")
