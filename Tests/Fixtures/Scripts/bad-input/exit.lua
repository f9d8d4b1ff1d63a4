test("exits with 0", function() exit_with(0) end)

test("exits with 3", function()
  mount("ShortList")
  exit_with(3)
end)

test("still runs", function()
  mount("ShortList")
  expect(find("one"))
end)
