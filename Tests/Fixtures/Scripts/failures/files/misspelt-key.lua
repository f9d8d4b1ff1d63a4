each{ { start = 1 }, { start = 2 } }:test("starts at {strat}", function(case)
  expect(case.start > 0)
end)
