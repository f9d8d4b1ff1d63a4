test("prints", function() mount("Addresses") expect(find("addresses")) end)
