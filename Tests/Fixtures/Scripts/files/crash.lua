print("before the end")
mount("Card", { title = "Milk", count = 2 })
attach("notes", "all well so far")
crash()
