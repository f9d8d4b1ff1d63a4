import HarnessLua
import Testing

/// An error as a component's author might throw it.
struct LabelNotFound: Error, CustomStringConvertible {
  var description: String { "label not found" }
}

/// Counts the living objects of one test.
final class Life {
  var count = 0
}

/// Lives as long as nobody forgets to release it.
final class Canary: LuaObject {
  private let life: Life

  init(_ life: Life) {
    self.life = life
    life.count += 1
  }

  deinit { life.count -= 1 }
}

/// A state with a vocabulary, for scripts of a few lines that are named `a.lua`.
struct Script {
  let state: LuaState

  init(
    memoryLimit: Int = .max, allowing: LuaPermissions = [], _ build: (LuaLibrary) -> Void = { _ in }
  ) throws {
    let library = LuaLibrary()
    library.function("call") { (call: LuaCall) in
      call.returns(all: try call.function(1).call(arguments: call.values(from: 2)))
    }
    library.function("throw") { () throws -> Void in throw LabelNotFound() }
    build(library)
    state = try LuaState(library: library, memoryLimit: memoryLimit, allowing: allowing)
  }

  @discardableResult
  func callAsFunction(_ text: String, name: String = "a.lua") throws -> [LuaValue] {
    try state.run(LuaChunk(text, name: name))
  }

  /// The error of a script that must fail.
  func failure(
    _ text: String, name: String = "a.lua", at location: SourceLocation = #_sourceLocation
  ) throws -> LuaError {
    let error = #expect(throws: LuaError.self, sourceLocation: location) {
      try state.run(LuaChunk(text, name: name))
    }
    return try #require(error, sourceLocation: location)
  }
}
