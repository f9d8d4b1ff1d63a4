test("a function of the harness throws", function() fail("no disk") end)

test("pcall may catch that", function()
  local holds, why = pcall(fail, "no disk")
  expect(holds):to_be_false()
  expect(tostring(why)):to_contain("no disk")
end)

test("an argument has another type", function() exit_with("zero") end)

test("an argument is missing", function() fail() end)
