test("a text that never comes", function()
  mount("Late")
  expect(find("seconds")):to_have_text("100 s")
end)

test("an element that comes too late", function()
  mount("Late")
  expect(find("last")):to_exist()
end)

test("a wait with nothing to wait for", function()
  mount("Panel")
  wait_for(function() return find("saves"):text() == "Saved 1 times" end)
end)

test("an action on what comes too late", function()
  mount("Late")
  find("last"):tap()
end)

test("a negative time", function() advance(-1) end)

test("a text that is no time", function() advance("soon") end)

test("a time in milliseconds", function()
  mount("Panel")
  expect(find("Save")):to_exist({ timeout = 5000 })
end)

test("longer than a clock can count", function() advance(1e300) end)

test("frames that are none", function() clock.frame(-1) end)

test("a date that is none", function() clock.set("tomorrow") end)

test("a sum longer than a clock can count", function()
  for _ = 1, 10 do advance(1e9) end
end)

test("more frames than anybody shows", function() clock.frame(1000000000) end)
