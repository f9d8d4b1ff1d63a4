-- A file that returns something is a module for require, and no test.
local helper = {}

function helper.card(title) mount("Card", { title = title, count = 1 }) end

function helper.shows(text)
  expect(find(text)):to_exist()
end

return helper
