local address = "https://quotes.example/today"
local portrait = "https://quotes.example/hopper.png"
local ada = { id = 1, text = "That brain of mine is more than merely mortal", author = "Ada Lovelace" }
local grace = { id = 2, text = "Ask forgiveness", author = "Grace Hopper", portrait = portrait }

describe("quotes", function()
  it("are loading until the server answers", function()
    local route = network.route{ url = address, body = { ada }, delay = 0.4 }
    mount("QuoteList", { url = address })
    expect(find("Loading…")):to_be_visible({ timeout = 0 })
    expect(find{ role = "row" }):to_have_count(1)
    expect(find("Loading…")):not_to_exist()
    expect(clock.now()):to_be_near(0.4, 1e-9)
    expect(route):to_be_called(1)
    expect(route.headers.Accept):to_equal("application/json")
  end)

  it("show the author until the portrait is there", function()
    network.route{ url = address, body = { ada, grace } }
    network.route{ url = portrait, body = "\x89PNG\r\n\x1a\n", delay = 1 }
    mount("QuoteList", { url = address })
    expect(find{ "Grace Hopper", role = "text" }):to_be_visible()
    expect(find{ "Grace Hopper", role = "image" }):to_be_visible()
    expect(find{ "Ada Lovelace", role = "image" }):not_to_exist()
  end)

  it("can be asked for again", function()
    network.route{ url = address, error = "not_connected_to_internet" }
    mount("QuoteList", { url = address })
    expect(find("failure")):to_have_text("You are offline")
    network.route{ url = address, body = {} }
    find("Try again"):tap()
    expect(find("No quotes today")):to_be_visible()
  end)

  each({
    { answer = "a broken server", status = 500, says = "The quotes could not be read" },
    { answer = "no JSON", body = "<html>", says = "The quotes could not be read" },
    { answer = "a slow server", delay = 11, says = "The server takes too long" },
  }):test("{answer} has a sentence of its own", function(case)
    network.route{ url = address, status = case.status, body = case.body, delay = case.delay }
    mount("QuoteList", { url = address })
    expect(find("failure")):to_have_text(case.says, { timeout = 20 })
  end)
end)
