test("is running when the signal comes", function()
  mount("ShortList")
  terminate_run()
  while true do end
end)
