local text = string.rep("x", 4 << 30)
expect(#text):to_equal(4 << 30)
