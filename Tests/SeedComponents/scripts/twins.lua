-- The checks of the documents with something wrong in them: each fails, and says what.

local function fails(check, words)
  expect(check):to_raise(words)
end

describe("check boxes", function()
  before_each(function() mount("CheckBox", { label = "label", value = "value" }) end)

  it("has no button of another label", function()
    fails(function() expect(find{ "lable", role = "button" }):to_exist() end, 'find("label")')
  end)

  it("does not give the value of another", function()
    find("label"):tap()
    fails(function() expect(spy.value):to_equal("valeu") end, "valeu")
  end)

  it("is not off after one tap, nor on after two", function()
    find("label"):tap()
    fails(function() expect(spy.checked):to_be_false() end, "received: true")
    find("label"):tap()
    fails(function() expect(spy.checked):to_be_true() end, "received: false")
  end)

  it("shows no other image", function()
    local image = find{ role = "image", unmerged = true }
    fails(function() expect(image):to_have_label("checkmark.square") end, "square")
  end)

  it("is not inspected unless somebody asks", function()
    local inspected = expectation("the view was inspected")
    find("label"):tap()
    fails(function() wait(inspected, 2.5) end, "the view was inspected")
    inspected:fulfill()
  end)
end)

describe("the view that tests itself", function()
  it("does not say that a passed test failed", function()
    mount("ContentView", { test_case_number = 1, is_testing = true })
    fails(function() expect(find("hoge == 3: failed")):to_be_visible() end, "hoge == 3: passed")
  end)

  it("has one verdict at a time", function()
    mount("ContentView", { test_case_number = 0, is_testing = true })
    fails(function() expect(find("hoge == 3: passed")):to_be_visible() end, "hoge == 0: passed")
  end)

  it("shows no verdict when it is not testing", function()
    mount("ContentView")
    fails(function() expect(find("hoge == 0: passed")):to_be_visible() end, "Hello, world!")
  end)
end)
