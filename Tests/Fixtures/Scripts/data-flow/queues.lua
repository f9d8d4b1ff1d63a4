local state = find("state")

before_each(function() mount("Importer") end)

test("work on a queue is waited for and takes no time of the clock", function()
  find("Compute"):tap()
  expect(state:text()):to_equal("sum 150003")
  expect(clock.now()):to_equal(0)
end)

test("a queue sleeps on the clock", function()
  find("Wait"):tap()
  advance(2.4)
  expect(state:text()):to_equal("waiting")
  expect(state):to_have_text("waited")
  expect(clock.now()):to_be_near(2.5, 1e-6)
end)

test("a publisher works on a queue and comes back", function()
  find("Publish"):tap()
  expect(state:text()):to_equal("published 30000")
  expect(clock.now()):to_equal(0)
end)

test("a value from a thread arrives without receive(on:), too", function()
  find("Publish carelessly"):tap()
  expect(state):to_have_text("careless")
end)

test("a callback is awaited", function()
  find("Bridge"):tap()
  expect(state):to_have_text("bridged")
  expect(clock.now()):to_be_near(1, 1e-6)
end)
