-- A route of the file is there for each of its tests, with calls of its own.
local url = "https://tea.example/"
local route = network.route{ url = url, body = "tea" }

for index = 1, 2 do
  test("test " .. index, function()
    mount("Fetcher", { url = url })
    if index == 1 then network.route{ url = url, body = "coffee" } end
    find("data"):tap()
    expect(find(index == 1 and "data: 200 coffee" or "data: 200 tea"))
    expect(route.call_count):to_equal(index - 1)
  end)
end
