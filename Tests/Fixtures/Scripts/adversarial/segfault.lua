mount("ShortList")
crash()
