local count = 1
count += 1
