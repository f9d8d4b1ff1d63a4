mount("Cycle")
find("Visit 0"):tap()
expect(find("Visit 1"))
