mount("ShortList")
os.exit(0)
