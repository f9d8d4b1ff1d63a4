while true do
  coroutine.wrap(function() pcall(error, "x") end)()
end
