-- The process remembers how often a name was counted; a test's own state does not.
test("passes at the third time", { retries = 2 }, function()
  expect(count_of("third")):to_equal(3)
end)

test("is not run again", { retries = 0 }, function()
  expect(count_of("once")):to_equal(2)
end)

test("runs as often as the run says", function()
  expect(count_of("second")):to_equal(2)
end)
