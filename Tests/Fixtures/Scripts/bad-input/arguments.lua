test("leaves one out", function() mount("Card", { title = "Milk" }) end)

test("gives one of another type", function() mount("Card", { title = "Milk", count = "two" }) end)

test("gives one that there is not", function()
  mount("Card", { title = "Milk", count = 2, sise = 3 })
end)

test("writes one as Swift does", function()
  mount("Card", { title = "Milk", count = 2, isBold = true })
end)

test("gives a value that the enum has not", function()
  mount("Card", { title = "Milk", count = 2, theme = "drak" })
end)

test("gives a text where a function belongs", function()
  mount("Card", { title = "Milk", count = 2, on_tap = "print" })
end)

test("gives an array with a wrong item", function()
  mount("Card", { title = "Milk", count = 2, tags = { "cold", {} } })
end)

test("gives no table", function() mount("Card", "Milk") end)

test("gives every argument", function()
  mount("Card", {
    title = "Milk", count = 2, ratio = 0.5, is_bold = true, tags = { "cold", "white" },
    theme = "dark", note = "drink soon", on_tap = function() end,
  })
  expect(find("numbers")):to_have_text("2 at 0.500000")
  expect(find("look")):to_have_text("dark, bold")
  expect(find("note")):to_have_text("drink soon")
  expect(find("white"))
end)
