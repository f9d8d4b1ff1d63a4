-- Run by scripts/check-real-network, which puts the port of its server in place of PORT.
local server = "http://127.0.0.1:PORT/"

test("an allowed request reaches the server, in no virtual time", function()
  network.allow{ begins_with = server }
  mount("QuoteList", { url = server .. "quotes.json" })
  expect(find("Real tea")):to_be_visible({ timeout = 0 })
  expect(find{ "A server", role = "image" }):to_be_visible({ timeout = 0 })
  expect(clock.now()):to_equal(0)
end)

test("what the server does not have is its answer", function()
  network.allow()
  mount("QuoteList", { url = server .. "none.json" })
  expect(find("failure")):to_have_text("The quotes could not be read")
end)

test("a route goes before the network", function()
  network.allow()
  network.route{ url = server .. "quotes.json", body = {} }
  mount("QuoteList", { url = server .. "quotes.json" })
  expect(find("No quotes today")):to_be_visible()
end)

test("a request that is not allowed is refused", function()
  network.allow("http://127.0.0.1:1/")
  mount("QuoteList", { url = server .. "quotes.json" })
end)
