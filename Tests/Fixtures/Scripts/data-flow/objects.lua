local events = {}
local function note(name) events[#events + 1] = name end

test("listeners hear of a change before it happens, views when it has", function()
  mount("OrderOfChange", { on_event = note })
  expect(events):to_equal{ "view: count 0" }
  events = {}
  find("Count 0"):tap()
  expect(events):to_equal{
    "before",
    "object will change, it is 0",
    "count becomes 1, it is 0",
    "after, it is 1",
    "view: object will change",
    "view: count 1",
    "view: changed from 0 to 1",
  }
  expect(find("Count 1"))
end)

test("values are derived at once, or after a while", function()
  mount("DerivedValues")
  local query = find("query")
  expect(find("Send")):to_be_disabled()
  find("Name"):type("Ada", { delay = "100ms" })
  expect(clock.now()):to_be_near(0.2, 1e-9)
  expect(query:text()):to_equal("none")
  expect(query):to_have_text("query Ada")
  expect(clock.now()):to_be_near(0.5, 1e-6)
  find("Age"):fill("old")
  expect(find("Send")):to_be_disabled()
  find("Age"):fill("36")
  expect(find("Send")):to_be_enabled()
  find("Name"):clear()
  expect(find("Send")):to_be_disabled()
end)

test("an object lives as long as the identity of its view", function()
  mount("SharedModel", { on_event = note })
  advance(1)
  expect(find("one"))
  expect(events):to_equal{}
  find("Renew"):tap()
  expect(events):to_equal{ "feed is gone" }
  expect(find("one"):exists()):to_be_false()
  advance(2)
  expect(find("two"))
  find("Shown"):tap()
  expect(events):to_equal{ "feed is gone", "feed is gone" }
end)
