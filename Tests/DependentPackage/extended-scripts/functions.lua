test("functions of the harness", function()
  expect(price_in_cents(250, 36)):to_equal(900)
  expect(parse_strength("light")):to_equal("light")
  expect(function() parse_strength("weak") end):to_raise("there is no strength 'weak'")
end)

test("matchers of the harness", function()
  expect(950):to_weigh_at_most(1000)
  expect(function() expect(1200):to_weigh_at_most(1000) end):to_raise("200 g too much")
end)

test("classes of the harness", function()
  local kettle = Kettle.new(1.5)
  kettle:boil()
  kettle.litres = 1.2
  expect(kettle.is_hot)
  expect(tostring(kettle)):to_equal("a kettle of 1.2 litres")
  expect(function() kettle:boill() end):to_raise("did you mean 'boil'?")
end)
