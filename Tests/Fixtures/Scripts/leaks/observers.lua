test("an observer", function()
  mount("Listening")
  expect(find("none"))
end)

test("does not hear what the next test says", function()
  mount("Clean")
  post("news")
  expect(find("0 0 1"))
end)

test.skip("is skipped", function() end)

test("and it is named again", function()
  mount("Listening")
  mount("Listening")
  expect(find("none"))
end)
