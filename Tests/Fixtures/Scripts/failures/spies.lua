before_each(function() mount("Workbench") end)

test("a spy that was never called", function()
  expect(app.spies.on_save)
end)

test("the value of a spy that was never called", function()
  expect(spy.amount)
end)

test("a spy that was called with something else", function()
  find("name"):type("Ada")
  find("Save"):tap()
  expect(app.spies.on_save):to_be_called_with("Ada", 2)
end)

test("a spy that was called too often", function()
  find("name"):type("Ada")
  find("Save"):double_tap()
  expect(app.spies.on_save):to_be_called(1)
end)

test("an error in a callback", function()
  mount("Workbench", { on_save = function(name) error("no room for " .. name) end })
  find("name"):type("Ada")
  find("Save"):tap()
end)

test("a failure in a callback", function()
  mount("Workbench", {
    on_save = function(name)
      expect(name):to_equal("Eve")
    end,
  })
  find("name"):type("Ada")
  find("Save"):tap()
end)

test("an action in a callback", function()
  mount("Workbench", { on_save = function() find("Wi-Fi"):tap() end })
  find("name"):type("Ada")
  find("Save"):tap()
end)
