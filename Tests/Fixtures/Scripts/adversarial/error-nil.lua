mount("ShortList")
error(nil)
