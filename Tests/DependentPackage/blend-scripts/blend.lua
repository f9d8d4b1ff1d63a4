-- Components of a dynamic library: registered, and found as previews.
for _, show in ipairs{ function() mount("Blend") end, function() preview("Blend") end, function() preview("Blend_Previews") end } do
  show()
  find("1 teas"):tap()
  expect(find("2 teas")):to_exist()
end
