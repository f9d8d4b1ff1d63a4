test("compares", function()
  local count = 3
  if count != 4 then error("other") end
end)
