local helper = require("module")

test("a module has the words of a test", function()
  helper.card("Tea")
  expect(find("Tea"))
end)
