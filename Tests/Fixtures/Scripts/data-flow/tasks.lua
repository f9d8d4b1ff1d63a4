local events = {}
local function note(name) events[#events + 1] = ("%s @%.1f"):format(name, clock.now()) end

describe("a stream", function()
  before_each(function() mount("Streaming", { on_event = note }) end)

  it("is followed to its end", function()
    advance(10)
    table.sort(events)
    expect(events):to_equal{
      "number 1 @1.0", "number 2 @2.0", "number 3 @3.0", "stream is over @3.0",
      "terminated: finished @3.0",
    }
  end)

  it("ends with its view", function()
    advance(1.5)
    find("Shown"):tap()
    table.sort(events)
    local all = { "number 1 @1.0", "stream was cancelled @1.5", "terminated: cancelled @1.5" }
    expect(events):to_equal(all)
    advance(10)
    expect(events):to_equal(all)
    expect(find("last")):to_have_text("number 1")
  end)

  it("ends when everything does", function()
    advance(2.5)
    unmount()
    settle()
    table.sort(events)
    expect(events):to_equal{
      "number 1 @1.0", "number 2 @2.0", "stream was cancelled @2.5", "terminated: cancelled @2.5",
    }
  end)
end)

test("a task begins anew with its id", function()
  mount("Searching", { on_event = note })
  find("Query"):type("te", { delay = "500ms" })
  expect(find("te left"))
  expect(events):to_equal{ "gave up t @0.5", "found te @3.5" }
  local texts = {}
  for index, text in ipairs(find_all{ role = "text" }) do texts[index] = text:text() end
  expect(texts):to_equal{ "te right", "te left" }
end)

describe("a task that nobody holds", function()
  before_each(function() mount("Launcher", { on_event = note }) end)

  it("outlives its view", function()
    find("Launch"):tap()
    find("Shown"):tap()
    advance(6)
    expect(events):to_equal{ "button @0.0", "launched task @5.0" }
  end)

  it("outlives everything that is mounted", function()
    local before = finished_tasks()
    find("Launch"):tap()
    unmount()
    advance(6)
    expect(finished_tasks()):to_equal(before + 1)
  end)

  it("comes back to the main actor", function()
    find("Detach"):tap()
    advance(2)
    expect(events):to_equal{ "detached task @1.0" }
  end)

  it("takes its turn behind what was queued before", function()
    find("Queue"):tap()
    expect(events):to_equal{ "button @0.0", "main queue @0.0", "task @0.0" }
  end)
end)

test("an actor serves one after another and lets others in while it waits", function()
  mount("Bank")
  find("Deposit twice"):tap()
  expect(find("balance")):to_have_text("15, seen [10, 15]")
  expect(clock.now()):to_be_near(1, 1e-9)
end)
