test("says goodbye", function()
  mount("Goodbye", { on_goodbye = function() print("goodbye") end })
  expect(find("hello"))
end)

test("fails at the goodbye", function()
  mount("Goodbye", { on_goodbye = function() error("not yet") end })
  expect(find("hello"))
end)
