test("a spy's value", function()
  mount("Card", { title = "Milk", count = 2 })
  expect(spy.count)
end)

test("a table", function()
  local wanted = { name = "Milk", tags = { "cold", "white" } }
  expect({ name = "Milk", tags = { "cold", "black" } }):to_equal(wanted)
end)

test("a message of one's own", function()
  expect(1 + 1 == 3, "sums should be right")
end)

test("a text with control characters", function()
  expect("tab\tend\n"):to_equal("tab end\r\n")
end)

test("calls of a spy", function()
  mount("Card", { title = "Milk", count = 2 })
  find("Milk"):tap()
  expect(app.spies.on_tap):to_be_called_with("Milk", 3)
end)

test("several soft failures", function()
  expect.soft(1):to_equal(2)
  expect.soft("a"):to_be_nil()
  expect(true)
end)

test("an error of Lua", function()
  local box = nil
  local function open() return box.lid end
  open()
end)

test("a failure that pcall caught", function()
  pcall(function() expect(1):to_equal(2) end)
end)

test("a loop of steps", function()
  mount("Panel")
  for _ = 1, 3 do
    find("first-save"):tap()
  end
  expect(find("saves")):to_have_text("Saved 4 times")
end)
