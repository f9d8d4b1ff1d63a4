import HarnessLua
import Testing

@Suite struct ChunkTests {
  @Test func `a chunk runs the same in every state`() throws {
    let chunk = LuaChunk(
      "local n = ...\nlocal function f() error('x' .. n) end\nf()", name: "a.lua")
    for number in 1...3 {
      let state = try LuaState()
      let error = #expect(throws: LuaError.self) { try state.run(chunk, number) }
      #expect(error?.description == "a.lua:2: x\(number)")
      #expect(
        error?.traceback == ["a.lua:2: in upvalue 'f'", "a.lua:3: in main chunk"]
          || error?.traceback == ["a.lua:2: in function 'f'", "a.lua:3: in main chunk"])
    }
  }

  @Test func `a chunk may be loaded as a function`() throws {
    let state = try LuaState()
    let function = try state.load(LuaChunk("return ...", name: "a.lua"))
    #expect(try function.call(1, 2) == [1, 2])
  }

  @Test func `a first line for the shell is skipped`() throws {
    let state = try LuaState()
    #expect(try state.run(LuaChunk("#!/usr/bin/lua\nreturn 1", name: "a.lua")) == [1])
    #expect(throws: LuaError.self) { try state.run(LuaChunk("\n#x", name: "a.lua")) }
  }

  @Test func `an empty text is a script`() throws {
    #expect(try LuaState().run(LuaChunk("", name: "a.lua")) == [])
  }
}
