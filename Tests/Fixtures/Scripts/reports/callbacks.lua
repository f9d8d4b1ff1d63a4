test("a callback that fails the test", function()
  mount("Card", {
    title = "Milk", count = 2,
    on_tap = function(title) expect(title):to_equal("Bread") end,
  })
  find("Milk"):tap()
end)

test("a callback that throws where it can't be caught", function()
  mount("Card", { title = "Milk", count = 2, on_tap = function() error("no milk today") end })
  find("Milk"):tap()
end)

test("a callback that acts", function()
  mount("Card", { title = "Milk", count = 2, on_tap = function() find("Milk"):tap() end })
  find("Milk"):tap()
end)

test("an asynchronous callback that throws to the component", function()
  mount("Loader", { load = function() error("no such file") end })
  find("Load"):tap()
  expect(find("text")):to_have_text("failed: no such file")
end)

test("an asynchronous callback that passes a Swift error on", function()
  mount("Loader", { load = function() fail("no disk") end })
  find("Load"):tap()
  expect(find("text")):to_have_text("failed: no disk")
end)

test("an asynchronous callback that fails the test", function()
  mount("Loader", { load = function(name) expect(name):to_equal("folder") end })
  find("Load"):tap()
end)

test("an asynchronous callback that answers with another type", function()
  mount("Loader", { load = function() return { "a table" } end })
  find("Load"):tap()
end)
