-- A date that a file sets holds for all its tests.
clock.set("2030-12-24")

for index = 1, 2 do
  test("test " .. index, function()
    expect(os.date("!%Y-%m-%d")):to_equal("2030-12-24")
    advance(86400)
    expect(os.date("!%Y-%m-%d")):to_equal("2030-12-25")
    expect(clock.now()):to_equal(86400)
  end)
end
