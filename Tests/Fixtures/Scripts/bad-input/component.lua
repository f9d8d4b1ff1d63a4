test("has one letter too few", function() mount("Crad", { title = "Milk", count = 2 }) end)
test("is none of them", function() mount("Aeroplane") end)
