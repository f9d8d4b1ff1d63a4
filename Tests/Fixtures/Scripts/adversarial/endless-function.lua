mount("ShortList")
hang()
