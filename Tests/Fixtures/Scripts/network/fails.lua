local url = "https://tea.example/cups"

local function fetch(way)
  mount("Fetcher", { url = url })
  find(way):tap()
end

test("no route at all", function()
  fetch("data")
  expect(find{ text = { begins_with = "data: error -1009" } })
end)

test("a route that is nearly right, asked twice", function()
  network.route{ url = "https://tea.example/cup" }
  network.route{ url = { ends_with = "/pots" }, method = "PUT" }
  fetch("handler")
  expect(find{ text = { contains = "no network.route answers GET" } })
end)

test("another method", function()
  network.route{ url = url, method = "GET" }
  fetch("post")
end)

test("a route without a call", function()
  local route = network.route{ url = url, body = "ok" }
  mount("Fetcher", { url = url })
  expect(route):to_be_called()
end)

test("other values than the recorded ones", function()
  local route = network.route{ url = url, body = "ok" }
  fetch("post")
  expect(route):to_be_called_with(url, "POST")
end)

test("a function for the body that fails", function()
  network.route{ url = url, body = function(request) return request.body.name.first end }
  fetch("data")
end)

test("a function for the body that gives what is none", function()
  network.route{ url = url, body = function() return 3 end }
  fetch("data")
end)

each({
  { gives = "a wrong name", answer = { status = 200, boddy = "x" } },
  { gives = "more than an answer", answer = { status = 200, url = "x" } },
  { gives = "JSON like an answer", answer = { status = "ok" } },
  { gives = "an error of no name", answer = { error = "not found" } },
  { gives = "two bodies", answer = { body = "", body_file = "cup.txt" } },
  { gives = "no header", answer = { headers = { Age = 3 } } },
  { gives = "nothing" },
}):test("a function for the body that gives {gives}", function(case)
  network.route{ url = url, body = function() return case.answer end }
  fetch("data")
end)

test("a function for the body with a failed expectation", function()
  network.route{ url = url, body = function(request) expect(request.method):to_equal("POST") end }
  fetch("data")
end)

test("the real network", function() network.allow() end)

test("a function for the body that skips", function()
  network.route{ url = url, body = function() skip("no cups today") end }
  fetch("data")
  error("not reached")
end)

test("one of many routes", function()
  for i = 1, 1000 do network.route{ url = "https://tea.example/pots/" .. i } end
  network.route{ url = "https://tea.example/cup" }
  fetch("data")
end)

test("a body without an end", function()
  local t = {}
  t.t = t
  network.route{ url = url, body = t }
end)
