for turn = 1, 3 do
  test("leaves nothing " .. turn, function()
    mount("Clean")
    post("news")
    advance(4)
    expect(find("4 2 1"))
  end)

  test("shares " .. turn, function()
    mount("Sharing")
    expect(find("shared account account"))
  end)
end
