test("an index of nil", function()
  local order = { items = {} }
  local function price(number) return order.items[number].price end
  expect(price(1)):to_equal(3)
end)

test("a name that was never set", function()
  expect(find(titel)):to_exist()
end)

test("an error without a message", function()
  error()
end)

test("a recursion without an end", function()
  local function count(number) return 1 + count(number + 1) end
  count(1)
end)

test("a function with members", function()
  mount:Workbench()
end)

test("a property that is called", function()
  mount("Workbench")
  expect(app.spies.on_save.call_count()):to_equal(0)
end)

test("a method without its call", function()
  mount("Panel")
  expect(find("saves").text == "Saved 0 times")
end)

test("a failure that pcall caught", function()
  pcall(function() expect(1):to_equal(2) end)
end)

test("an error in finally", function()
  finally(function() error("left behind") end)
  expect(true)
end)

test("an expectation without a matcher", function()
  local _ = expect(1)
end)
