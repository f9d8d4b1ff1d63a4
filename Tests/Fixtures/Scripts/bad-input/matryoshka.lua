test("a view contains itself", function()
  mount("Matryoshka")
  expect(true)
end)
