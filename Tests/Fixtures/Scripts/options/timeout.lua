test("has little time", { timeout = "200ms" }, function()
  while true do end
end)

test("has more time than the others", { timeout = 20 }, function()
  local start = os.clock()
  local sum = 0
  for i = 1, 30000000 do sum = sum + i end
  expect(sum > 0 and os.clock() >= start)
end)
