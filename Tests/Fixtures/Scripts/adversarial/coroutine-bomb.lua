local function spawn()
  local inner = coroutine.wrap(spawn)
  return inner()
end
spawn()
