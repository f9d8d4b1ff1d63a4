import HarnessLua
import Testing

@Suite struct ModuleTests {
  private let script: Script

  init() throws {
    script = try Script { library in
      library.module("clock") { clock in
        clock.function("now") { () in 12.5 }
        clock.constant("zone") { call in call.returns("UTC") }
        clock.module("inner") { inner in inner.function("f") { () in "inner" } }
      }
      library.module("expect") { expect in
        expect.call { call in call.returns("expected", call.count, call.value(1)) }
        expect.function("soft") { (value: Int) in value }
        expect.property("wanted") { call in call.returns(call.resultsWanted) }
      }
      library.module("spy") { spy in
        spy.function("new") { () in "new" }
        spy.index { call in
          guard case .string(let name) = call.value(1), name.hasPrefix("c") else { return nil }
          return call.returns("field \(name)")
        }
        spy.newIndex { call in throw LuaError("spy.\(try call.string(1)) cannot be set") }
      }
    }
  }

  @Test func `a module is a table of functions`() throws {
    #expect(
      try script("return clock.now(), clock.zone, clock.inner.f()") == [12.5, "UTC", "inner"])
    #expect(
      try script("return type(clock), clock.now == clock.now, clock == clock")
        == ["table", true, true])
    #expect(try script("clock.now = function() return 1 end return clock.now()") == [1])
  }

  @Test func `a module may be called`() throws {
    #expect(try script("return expect(true)") == ["expected", 1, true])
    #expect(try script("return expect.soft(3)") == [3])
    let error = try script.failure("clock()")
    #expect(
      error.message
        == "attempt to call a table value (global 'clock')")
  }

  @Test func `a module may answer for names it does not know`() throws {
    #expect(try script("return spy.checked, spy.new()") == ["field checked", "new"])
    #expect(try script.failure("return spy.xyz").message == "spy has no member 'xyz'")
    #expect(try script.failure("return clock.nwo").message == "clock has no member 'nwo'")
    #expect(try script.failure("return clock[1]").message == "clock has no member '1'")
    #expect(try script.failure("spy.x = 1").message == "spy.x cannot be set")
  }

  @Test func `a module is fresh in every state`() throws {
    try script("clock.now = nil clock.extra = 1")
    let other = try LuaState(library: script.state.library)
    #expect(try other.run(LuaChunk("return rawget(clock, 'extra')", name: "b.lua")) == [nil])
  }
}
