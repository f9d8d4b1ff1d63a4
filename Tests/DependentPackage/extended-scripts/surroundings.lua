test("a value of the environment that is the app's own", function()
  mount("TeaTimer", {}, { environment = { unit = "seconds" } })
  expect(find("120 seconds"))
  app:set{ environment = { unit = "ticks" } }
  expect(find("120 ticks"))
  expect(function() app:set{ environment = { units = "s" } } end):to_raise("did you mean 'unit'?")
end)
