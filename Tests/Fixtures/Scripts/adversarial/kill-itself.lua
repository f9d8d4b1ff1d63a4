mount("ShortList")
kill_itself()
