-- Each leaves a task asleep; after some dozens the worker is replaced in the middle of the file.
for turn = 1, 150 do
  test("polls " .. turn, function()
    mount("Polling")
    expect(find("polling"))
  end)
end
