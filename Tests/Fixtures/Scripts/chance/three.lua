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

test("is run after another", function()
  mount("Card", { title = "Milk", count = 2 })
  expect(find("Milk"))
end)

test("leaks", function()
  mount("Cycle")
  find("Visit 0"):tap()
  mount("Ticking")
end)
