test("a condition that is false", function()
  local order = { items = { "Tea" }, total = 12 }
  local limit = 10
  expect(order.total < limit and #order.items > 0)
end)

test("a field that is nil", function()
  local order = { total = 12 }
  expect(order.sum)
end)

test("a number", function()
  expect(0.1 + 0.2):to_be_near(0.4, 0.001)
end)

test("a small table", function()
  expect({ name = "Milk", tags = { "cold", "black" } })
    :to_equal({ name = "Milk", tags = { "cold", "white" } })
end)

test("a large table", function()
  local function order(city)
    local items = {}
    for index = 1, 12 do items[index] = { name = "item " .. index, price = index * 1.5 } end
    return { address = { city = city, street = "Main Street 1" }, items = items, paid = true }
  end
  local received = order("London")
  received.items[7].price = 11
  expect(received):to_equal(order("Londom"))
end)

test("a text with control characters", function()
  expect("tab\tend\n"):to_equal("tab end\r\n")
end)

test("a text that looks the same", function()
  expect("it’s"):to_equal("it's")
end)

test("a text of several lines", function()
  local received = "Dear Ada,\n\nyour order is on its way.\nIt comes tomorrow.\n\nYours\nHarness"
  expect(received):to_equal("Dear Ada,\n\nyour order is on its way.\nIt comes today.\n\nYours\nHarness")
end)

test("a message of one's own", function()
  expect(1 + 1 == 3, "sums should be right")
end)

test("several soft failures", function()
  for number = 1, 6 do expect.soft(number):to_equal(number + 1) end
end)

test("no error where one is expected", function()
  expect(function() return 1 end):to_raise("no milk")
end)

test("another error than expected", function()
  expect(function() error("no bread") end):to_raise("no milk")
end)

expect.extend{
  to_be_even = function(value) return value % 2 == 0, value .. " is odd" end,
  to_be_short = function(value) return value.length < 3 end,
}

test("a matcher of one's own", function()
  expect(3):to_be_even()
end)

test("an error in a matcher of one's own", function()
  expect(nil):to_be_short()
end)
