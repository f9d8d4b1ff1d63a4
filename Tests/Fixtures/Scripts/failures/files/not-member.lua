mount("Panel")
expect(find("Svae")):not:to_exist()
