mount("ShortList")
expect(start_child()):to_equal(0)
