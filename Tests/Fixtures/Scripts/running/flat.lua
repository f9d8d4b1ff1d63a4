-- A file without `test` is one test.
print("a flat file says this")
mount("Card", { title = "Milk", count = 2 })
find("Milk"):tap()
expect(spy.count):to_equal(2)
