-- Tests that leave files: evidence, attachments, pictures.

test("passes and leaves nothing", function()
  mount("Card", { title = "Milk", count = 2 })
  expect(find("Milk"))
end)

test("passes and attaches", function()
  mount("Card", { title = "Milk", count = 2 })
  attach("../data", { milk = 2 })
  screenshot("Card")
  expect(find("Milk"))
end)

test("fails after a tap", function()
  mount("Panel")
  step("saves", function()
    find("first-save"):tap()
    advance(1.5)
  end)
  print("saved")
  find("first-save"):screenshot()
  expect(find("nowhere")):to_exist()
end)

test("Fails \"twice\" / and more", function()
  mount("Panel")
  expect(find("nowhere")):to_exist()
end)
