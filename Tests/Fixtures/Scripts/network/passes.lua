local url = "https://tea.example/cups?size=2"
local png = "\x89PNG\r\n\x1a\n"

local function fetch(way) find(way):tap() end

describe("an answer", function()
  local route

  before_each(function()
    route = network.route{ url = url, body = "one\n\ntwo", headers = { Age = "3" }, delay = "500ms" }
    mount("Fetcher", { url = url })
  end)

  each({
    { way = "data", text = "data: 200 one\n\ntwo" },
    { way = "handler", text = "handler: 200 one\n\ntwo on a queue" },
    { way = "publisher", text = "publisher: one\n\ntwo" },
    { way = "download", text = "download: 200 one\n\ntwo" },
    { way = "file", text = "file: one\n\ntwo" },
    { way = "bytes", text = "bytes: one|two" },
    { way = "delegate", text = "delegate: one\n\ntwo" },
    { way = "hurry", text = "hurry: 200 one\n\ntwo" },
  }):test("reaches {way} after its delay", function(case)
    fetch(case.way)
    expect(route):to_be_called(1)
    advance(0.49)
    expect(find(case.text)):not_to_exist({ timeout = 0 })
    advance(0.01)
    expect(find(case.text)):to_exist({ timeout = 0 })
    expect(clock.now()):to_be_near(0.5, 1e-9)
  end)

  each({ { way = "data" }, { way = "handler" } }):test("ends when {way} is cancelled", function(case)
    fetch(case.way)
    advance(0.2)
    find("Cancel"):tap()
    expect(find{ text = { begins_with = case.way .. ": error -999" } }):to_exist({ timeout = 0 })
    advance(1)
    expect(find{ text = { begins_with = case.way .. ": 200" } }):not_to_exist()
  end)

  it("never reaches a cancelled subscription", function()
    fetch("publisher")
    find("Cancel"):tap()
    advance(1)
    expect(find{ text = { begins_with = "publisher:" } }):not_to_exist()
  end)

  it("waits for a suspended task", function()
    fetch("handler")
    find("Suspend"):tap()
    advance(2)
    expect(find{ text = { begins_with = "handler:" } }):not_to_exist({ timeout = 0 })
    find("Resume"):tap()
    expect(find{ text = { begins_with = "handler: 200" } }):to_exist({ timeout = 0 })
  end)

  it("comes to the main queue when a delegate asks for it", function()
    fetch("delegate")
    expect(find("delegate: done"))
    expect(route.headers):to_equal({ ["User-Agent"] = "Fetcher" })
  end)
end)

describe("a request", function()
  before_each(function() mount("Fetcher", { url = url }) end)

  it("is recorded like a call of a spy", function()
    local route = network.route{ url = url, body = "ok" }
    fetch("post")
    fetch("upload")
    fetch("data")
    expect(route.called)
    expect(route.call_count):to_equal(3)
    expect(route.calls[1].method):to_equal("POST")
    expect(route.calls[1].body):to_equal({ name = "tea" })
    expect(route.calls[2].body.name):to_equal("cup")
    expect(route.last.url):to_equal(url)
    expect(route):to_be_last_called_with(url, "GET", {}, nil)
    expect(spy.order()):to_have_length(3)
  end)

  it("gets the answer of the latest route that takes it", function()
    network.route{ url = { contains = "cups" }, body = "all" }
    network.route{ url = url, method = "post", status = 201, body = "posted" }
    local other = network.route{ url = "https://tea.example/", body = "other" }
    fetch("data")
    expect(find("data: 200 all"))
    fetch("post")
    expect(find("post: 201 posted"))
    expect(other):not_to_be_called()
  end)

  it("is answered by a function", function()
    network.route{ url = url, headers = { Age = "1" }, body = function(request)
      if request.method == "GET" then return { 1, 2.5, { three = true, path = "a/b" }, {} } end
      return { status = 202, body = "made " .. request.body.name }
    end }
    fetch("data")
    expect(find('data: 200 [1,2.5,{"path":"a/b","three":true},[]]'))
    fetch("post")
    expect(find("post: 202 made tea"))
  end)

  it("keeps the bytes of its body", function()
    local bytes
    local route = network.route{ url = url, body = function(request)
      bytes = request.body
      return "taken"
    end }
    fetch("binary")
    expect(find("binary: 200 taken"))
    expect(#route.body):to_equal(3)
    expect(route.body):to_equal("\xff\0\xfe")
    expect(bytes):to_equal("\xff\0\xfe")
    expect(route.body):not_to_equal("\xfe\0\xff")
  end)

  it("is answered by a function with all that an answer has", function()
    local answer
    network.route{ url = url, headers = { Age = "1" }, delay = 1,
      body = function() return answer end }
    answer = { error = "timed_out", delay = 2 }
    fetch("data")
    expect(find{ text = { begins_with = "data: error -1001" } })
    expect(clock.now()):to_equal(2)
    answer = { status = 201, headers = { age = "2" }, body_file = "cup.txt" }
    fetch("data")
    expect(find("data: 201 a cup of tea\n"))
    expect(clock.now()):to_equal(3)
    answer = { status = 204 }
    fetch("data")
    expect(find("data: 204 "))
    answer = { body = { status = "ok", error = false } }
    fetch("data")
    expect(find('data: 200 {"error":false,"status":"ok"}'))
    answer = ""
    fetch("data")
    expect(find("data: 200 "))
  end)

  it("is sent on to another place", function()
    network.route{ url = url, status = 303, headers = { Location = "/pots" } }
    local pots = network.route{ url = "https://tea.example/pots", body = "pots" }
    fetch("post")
    expect(find("post: 200 pots"))
    expect(pots.method):to_equal("GET")
  end)

  it("is sent on where the function says, in whatever case it writes the header", function()
    network.route{ url = url, status = 302, headers = { location = "/one" },
      body = function() return { headers = { Location = "/two" } } end }
    network.route{ url = "https://tea.example/two", body = "two" }
    fetch("data")
    expect(find("data: 200 two"))
  end)

  it("is not sent on to a file", function()
    network.route{ url = url, status = 302, headers = { Location = "file:///etc/passwd" } }
    fetch("data")
    expect(find{ text = { begins_with = "data: error -1002" } })
  end)

  it("fails with an error of a name", function()
    network.route{ url = url, error = "cannot_find_host", delay = 1 }
    fetch("data")
    expect(find{ text = { begins_with = "data: error -1003" } })
    expect(clock.now()):to_equal(1)
  end)

  it("times out on the virtual clock", function()
    network.route{ url = url, delay = 100 }
    fetch("hurry")
    fetch("handler")
    expect(find{ text = { begins_with = "hurry: error -1001" } })
    expect(clock.now()):to_equal(2)
    expect(find{ text = { begins_with = "handler: error -1001" } }):to_exist({ timeout = 70 })
    expect(clock.now()):to_equal(60)
  end)

  it("gets the bytes of a file beside the script", function()
    network.route{ url = url, body_file = "cup.txt" }
    fetch("data")
    expect(find("data: 200 a cup of tea\n"))
  end)
end)

describe("the URL of a route", function()
  each({
    { asked = "https://ü.example/", route = "https://ü.example/" },
    { asked = "https://ü.example/", route = "https://xn--tda.example" },
    { asked = "https://tea.example/a b", route = "https://tea.example/a b" },
    { asked = "https://tea.example/a%20b", route = "https://tea.example/a b" },
    { asked = "https://tea.example/ä", route = "https://tea.example/ä" },
    { asked = "https://tea.example/%c3%a4%7e", route = "https://tea.example/ä~" },
    { asked = "https://tea.example:443/", route = "https://tea.example/" },
    { asked = "http://tea.example/", route = "http://tea.example:80" },
    { asked = "https://tea.example/", route = "HTTPS://TEA.example" },
    { asked = "HTTPS://Tea.Example", route = "https://tea.example/" },
    { asked = "https://tea.example/a#top", route = "https://tea.example/a" },
    { asked = "https://tea.example/a", route = "https://tea.example/a#top" },
    { asked = "https://tea.example/a", route = { equals = "https://TEA.example/a" } },
    { asked = "https://tea.example/A", route = { equals = "https://TEA.example/a",
      ignore_case = true } },
    { asked = "https://ü.example/ä?b", route = { begins_with = "https://Ü.example/ä" } },
    { asked = "https://ü.example/ä", route = { begins_with = "https://ü.example" } },
    { asked = "https://tea.example:8080/", route = { begins_with = "https://Tea.example:80" } },
    { asked = "https://Tea.example/", route = { begins_with = "https://Tea." } },
    { asked = "https://tea.example/a b/ä", route = { ends_with = "a b/ä" } },
    { asked = "https://tea.example/ä/2", route = { like = "*/ä/?" } },
    { asked = "https://[::1]:443/[x]", route = { begins_with = "https://[::1]/[x" } },
    { asked = "https://tea.example/a#top", route = { contains = "#top" } },
    { asked = "https://tea.example/%C3%A4", route = { matches = ".*%C3%A4" } },
  }):test("takes a request for the same", function(case)
    local route = network.route{ url = case.route, body = "tea" }
    mount("Fetcher", { url = case.asked })
    fetch("data")
    expect(find("data: 200 tea"))
    expect(route):to_be_called(1)
  end)

  each({
    { asked = "https://tea.example:444/", route = "https://tea.example/" },
    { asked = "http://tea.example/", route = "https://tea.example/" },
    { asked = "https://tea.example/a%2Fb", route = "https://tea.example/a/b" },
    { asked = "https://tea.example/A", route = "https://tea.example/a" },
    { asked = "https://tea.example/a?", route = "https://tea.example/a" },
  }):test("takes no request for something else", function(case)
    network.route{ url = { like = "*" }, body = "tea" }
    local route = network.route{ url = case.route, body = "other" }
    mount("Fetcher", { url = case.asked })
    fetch("data")
    expect(find("data: 200 tea"))
    expect(route):not_to_be_called()
  end)
end)

describe("a picture", function()
  local one, two = "https://tea.example/one.png", "https://tea.example/two.png"

  it("goes through its phases", function()
    network.route{ url = one, body = png, delay = 1 }
    mount("Portrait", { urls = { one } })
    expect(find("empty")):to_exist({ timeout = 0 })
    advance(1)
    local picture = find{ role = "image" }
    expect(picture):to_have_attr("url", one, { timeout = 0 })
    expect(picture):to_have_attr("format", "png")
    expect(picture:label()):to_equal("")
  end)

  it("is loaded anew for another URL, and the old one is dropped", function()
    local first = network.route{ url = one, body = png, delay = 1 }
    network.route{ url = two, body = "GIF89a", delay = 1 }
    mount("Portrait", { urls = { one, two } })
    advance(0.5)
    find("Next"):tap()
    advance(0.6)
    expect(find("empty")):to_exist({ timeout = 0 })
    expect(find{ role = "image" }):to_have_attr("url", two)
    expect(find{ role = "image" }):to_have_attr("format", "gif")
    expect(first):to_be_called(1)
    find("Next"):tap()
    expect(find("empty")):to_exist({ timeout = 0 })
  end)

  it("is no longer asked for when it has gone", function()
    network.route{ url = one, body = png, delay = 1 }
    mount("Portrait", { urls = { one } })
    find("Hide"):tap()
    expect(find("empty")):not_to_exist({ timeout = 0 })
    settle()
    expect(find{ role = "image" }):not_to_exist()
    expect(clock.now()):to_equal(0)
  end)

  it("fails when the data is none, or nothing comes", function()
    network.route{ url = one, body = "<html>" }
    network.route{ url = two, error = "timed_out" }
    mount("Portrait", { urls = { one, two } })
    expect(find("failed: The data is no picture: it begins like none of PNG, JPEG, GIF, WebP."))
    find("Next"):tap()
    expect(find{ text = { contains = "-1001" } })
  end)

  it("has a form without phases", function()
    network.route{ url = one, body = "\xff\xd8\xff\xe0", delay = 1 }
    mount("Avatar", { url = one })
    expect(find{ role = "image" }):not_to_exist({ timeout = 0 })
    expect(find{ role = "image" }):to_have_attr("format", "jpeg")
  end)
end)
