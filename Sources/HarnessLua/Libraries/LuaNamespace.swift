import CHarnessLua

/// Names for Lua: those of a library are global, those of a module are the module's.
public class LuaNamespace {
  let scope: LuaScope

  init(_ scope: LuaScope) { self.scope = scope }

  /// A function of Swift values: `function("add") { (a: Int, b: Int) in a + b }`.
  public func function<each Argument: LuaReadable, Result: LuaPushable>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Result
  ) {
    let most = LuaArguments.count(repeat (each Argument).self)
    function(name) { (call: LuaCall) in
      try call.requireCount(atMost: most, of: name)
      var arguments = LuaArguments(call)
      return call.returns(try body(repeat try arguments.next((each Argument).self)))
    }
  }

  /// A function of Swift values without a result.
  public func function<each Argument: LuaReadable>(
    _ name: String, _ body: @escaping (repeat each Argument) throws -> Void
  ) {
    let most = LuaArguments.count(repeat (each Argument).self)
    function(name) { (call: LuaCall) in
      try call.requireCount(atMost: most, of: name)
      var arguments = LuaArguments(call)
      try body(repeat try arguments.next((each Argument).self))
      return 0
    }
  }

  /// A function that reads its own arguments, pushes its results and returns their count.
  public func function(_ name: String, _ body: @escaping (LuaCall) throws -> Int) {
    scope.members[name] = .function(LuaClosure(body))
  }

  /// A value that is computed when a state first reads it; nil if nothing is pushed.
  public func constant(_ name: String, _ body: @escaping (LuaCall) throws -> Int) {
    scope.members[name] = .constant(LuaClosure(body))
  }

  /// A value that is computed at each reading; nil if nothing is pushed.
  public func property(_ name: String, _ body: @escaping (LuaCall) throws -> Int) {
    scope.members[name] = .property(get: LuaClosure(body), set: nil)
  }

  /// A table of functions.
  public func module(_ name: String, _ build: (LuaModule) throws -> Void) rethrows {
    let module = LuaModuleScope(name: name)
    try build(LuaModule(module))
    scope.members[name] = .module(module)
  }

  /// All names registered here, in order.
  public var names: [String] { scope.members.keys.sorted() }
}

/// A table of functions that may be called itself.
public final class LuaModule: LuaNamespace {
  private var moduleScope: LuaModuleScope

  init(_ scope: LuaModuleScope) {
    moduleScope = scope
    super.init(scope)
  }

  /// What happens when the module is called as a function.
  public func call(_ body: @escaping (LuaCall) throws -> Int) {
    moduleScope.call = LuaClosure { call in try body(LuaCall(call.stack, base: 1)) }
  }

  /// What a name stands for that is no member. The key is argument 1; nil says it is unknown.
  public func index(_ body: @escaping (LuaCall) throws -> Int?) { scope.fallback = body }

  /// What happens when a script sets a new member: the key is argument 1, the value argument 2.
  public func newIndex(_ body: @escaping (LuaCall) throws -> Void) {
    moduleScope.newIndex = LuaClosure { call in
      try body(LuaCall(call.stack, base: 1))
      return 0
    }
  }
}

/// Reads the arguments of a typed closure in order.
struct LuaArguments {
  private let call: LuaCall
  private var index = 0

  init(_ call: LuaCall) { self.call = call }

  /// How many arguments a typed closure takes.
  static func count<each Argument>(_ type: repeat (each Argument).Type) -> Int {
    var count = 0
    for _ in repeat each type { count += 1 }
    return count
  }

  mutating func next<T: LuaReadable>(_: T.Type) throws(LuaError) -> T {
    index += 1
    return try T.read(from: call, at: index)
  }
}
