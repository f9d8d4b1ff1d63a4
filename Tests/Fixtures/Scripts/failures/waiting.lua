test("a wait for an element", function()
  mount("Late")
  wait_for(find("never"), { timeout = 2 })
end)

test("a wait for a function", function()
  mount("Late")
  wait_for(function() return find("seconds"):text() == "9 s" end, { timeout = 2 })
end)

test("a value that does not become so", function()
  mount("Late")
  expect.poll(function() return find("seconds"):text() end):to_equal("9 s", { timeout = 2 })
end)

test("an expectation that nobody fulfils", function()
  wait(expectation("the view was visited"), 2.5)
end)

test("milliseconds for seconds", function()
  advance(2e12)
end)
