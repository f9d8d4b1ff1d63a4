test("goes on before it traps", function()
  mount("ShortList")
  find("Next"):tap()
  expect(find("two"))
end)

test("reads behind the end of an array", function()
  mount("ShortList")
  find("Next"):tap()
  find("Last"):tap()
  expect(find("never reached"))
end)

test("can't even be shown", function() mount("BrokenBody") end)

test("goes on after the traps", function()
  mount("ShortList")
  expect(find("one"))
end)
