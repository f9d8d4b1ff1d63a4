print("said while collecting")

test("says something and fails", function()
  print("said in the first test")
  expect(false)
end)

test("says something else and fails", function()
  print("said in the second test", 2, nil, true)
  log("and logged", { a = 1 })
  expect(false)
end)
