local events = {}
local function note(name) events[#events + 1] = ("%s @%.1f"):format(name, clock.now()) end

test("notifications come while their view is there", function()
  mount("Bell")
  find("Ring"):tap()
  ring_bell()
  settle()
  expect(find("rings")):to_have_text("2 and 2")
  find("Listening"):tap()
  find("Ring"):tap()
  expect(find("rings"):text()):to_equal("2 and 2")
  find("Listening"):tap()
  find("Ring"):tap()
  expect(find("rings"):text()):to_equal("3 and 3")
  local rings = app.spies.on_ring
  expect(rings):to_be_called(3)
  unmount()
  ring_bell()
  settle()
  expect(rings):to_be_called(3)
end)

test("a timer goes with its view", function()
  mount("Clocks", { on_tick = note })
  advance(2.5)
  expect(events):to_equal{ "tick @1.0", "tick @2.0" }
  find("Shown"):tap()
  advance(5)
  expect(events):to_have_length(2)
  find("Shown"):tap()
  advance(1)
  expect(events):to_equal{ "tick @1.0", "tick @2.0", "tick @8.5" }
end)

test("a timer is connected and let go of by hand", function()
  mount("Clocks", { on_tick = function() end })
  local stopwatch = find("stopwatch")
  advance(0.5)
  find("Start"):tap()
  advance(2.9)
  expect(stopwatch:text()):to_equal("2")
  expect(stopwatch):to_have_text("3")
  expect(clock.now()):to_be_near(3.5, 1e-9)
  find("Stop"):tap()
  advance(5)
  expect(stopwatch:text()):to_equal("3")
end)

test("operators wait on the clock, also while their view changes", function()
  mount("Pipeline", { on_event = note })
  find("Tap"):tap()
  advance(0.2)
  find("Tap"):tap()
  expect(find("2 taps"))
  advance(4)
  table.sort(events, function(a, b)
    local x, y = a:match("@(.*)"), b:match("@(.*)")
    if x ~= y then return x < y end
    return a < b
  end)
  expect(events):to_equal{
    "at once 1 @0.0",
    "throttled 1 @0.0",
    "at once 2 @0.2",
    "debounced 2 @0.5",
    "delayed 1 @0.5",
    "delayed 2 @0.7",
    "throttled 2 @1.0",
    "collected [1, 2] @2.0",
    "timed out @3.2",
  }
end)

test("values are awaited, the latest of those that came at once", function()
  mount("Following", { on_event = note })
  find("Step"):tap()
  advance(1)
  find("Run"):tap()
  expect(events):to_equal{ "step 0 @0.0", "step 1 @0.0", "step 2 @1.0", "step 4 @1.0" }
  events = {}
  find("Shown"):tap()
  find("Step"):tap()
  table.sort(events)
  expect(events):to_equal{ "let go @1.0", "over @1.0" }
end)

test("a download is tried again, and can be paused", function()
  mount("Downloading", { on_event = note })
  find("Start"):tap()
  expect(find("progress")):to_have_text("20 %")
  expect(clock.now()):to_be_near(2, 1e-6)
  -- The second attempt begins with the break, at the third second.
  advance(4.1)
  expect(events):to_equal{ "10 % @1.0", "20 % @2.0", "10 % @4.0", "20 % @5.0", "30 % @6.0" }
  find("Pause"):tap()
  advance(60)
  expect(find("progress"):text()):to_equal("30 %")
end)
