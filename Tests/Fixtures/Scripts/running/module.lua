-- A file that returns something is a module for require, and no test.
local helper = {}

function helper.card(title) mount("Card", { title = title, count = 1 }) end

return helper
