-- Interrupts the run as the terminal would, and never ends.
test("is running when the signal comes", function()
  mount("ShortList")
  interrupt_run()
  while true do end
end)

test("never starts", function() expect(true) end)
