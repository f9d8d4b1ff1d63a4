test("a task that only yields lets time pass, and is noted", function()
  mount("Yielding", { counts = false })
  advance(1)
  expect(clock.now()):to_equal(1)
  expect(find("0")):to_exist()
end)

test("what ends with a view has happened when unmount returns", function()
  local ended = {}
  mount("Leaving", { on_end = function(place) table.insert(ended, place) end })
  unmount()
  expect(ended):to_equal({ "view", "task" })
end)
