local function down(n) return 1 + down(n + 1) end
expect(down(1)):to_equal(1)
