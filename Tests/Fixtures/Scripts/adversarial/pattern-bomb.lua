local text = string.rep("a", 40)
expect(text:match(string.rep("a-", 40) .. "b")):to_be_nil()
