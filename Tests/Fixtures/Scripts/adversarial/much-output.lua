local lines = string.rep("0123456789 0123456789\n", 50000)
for _ = 1, 20 do print(lines) end
mount("ShortList")
expect(find("four"))
