local line = string.rep("0123456789", 10)
for _ = 1, 200000 do print(line) end
mount("ShortList")
expect(find("four"))
