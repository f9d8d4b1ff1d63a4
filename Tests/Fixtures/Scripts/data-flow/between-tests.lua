-- The second test looks at what the first one left behind: they run in this order, in one process.

test("a task is still asleep when its test ends", function()
  mount("Launcher", { on_event = function() end })
  find("Launch"):tap()
  expect(clock.now()):to_equal(0)
end)

test("it does not wake up in the next test", function()
  local before = finished_tasks()
  mount("Launcher", { on_event = function() error("a task of the test before") end })
  advance(60)
  expect(finished_tasks()):to_equal(before)
end)
