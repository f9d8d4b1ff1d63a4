crash()
