-- Prints what chance gives, and fails so that it is shown.
local at_file_level = math.random(1000000)

test("first", function()
  print(at_file_level, math.random(1000000))
  expect(false)
end)

test("second", function()
  print(at_file_level, math.random(1000000))
  expect(false)
end)
