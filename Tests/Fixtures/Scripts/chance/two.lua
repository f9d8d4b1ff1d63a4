print(math.random(1000000), {}, os.time())
local parts = {}
for name, value in pairs{ zeta = 1, alpha = 2, 30, beta = 3, gamma = 4, [2.5] = 5 } do
  parts[#parts + 1] = name .. "=" .. value
end
print(table.concat(parts, " "))

for turn = 1, 2 do
  test("draws " .. turn, function()
    mount("Chance")
    print(math.random(1000000), print)
    advance(turn * 100)
    expect(find("chance"))
  end)
end

test("fails", function()
  mount("Chance")
  expect({ b = 1, a = 2, c = print }):to_equal{ c = 1, a = 1, b = 2 }
end)

test("crashes", function()
  mount("Chance")
  crash()
end)
