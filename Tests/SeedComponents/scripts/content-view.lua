-- The view that tests itself.

test("shows its content when it is not testing", function()
  mount("ContentView")
  expect(find("Hello, world!")):to_be_visible()
  expect(find{ role = "image" }):to_have_label("globe")
end)

each{ "hoge == 0: passed", "hoge == 3: passed" }:test("its own test passes: {1}", function(verdict, i)
  mount("ContentView", { test_case_number = i - 1, is_testing = true })
  expect(find(verdict)):to_be_visible()
  expect(find("Running")):not_to_exist()
end)
