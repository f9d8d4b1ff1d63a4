test("a view never comes to rest", function()
  mount("Restless")
  expect(true)
end)
