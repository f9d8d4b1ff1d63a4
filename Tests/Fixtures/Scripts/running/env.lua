test("what the command line gives", function()
  expect(env.NAME):to_equal("Ada")
  expect(env.PLACE):to_equal("a=b")
  expect(env.EMPTY):to_equal("")
  expect(env.OTHER):to_be_nil()
  expect(env.PATH):to_be_nil()
  local names = {}
  for name in pairs(env) do names[#names + 1] = name end
  table.sort(names)
  expect(names):to_equal{ "EMPTY", "NAME", "PLACE" }
  expect(function() env.NAME = "Bea" end)
    :to_raise("env is read-only: its values are given on the command line, with -e NAME=VALUE")
end)
