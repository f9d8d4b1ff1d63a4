import CHarnessLua

/// The members of a Swift class, as a script sees them.
public struct LuaType<Object: AnyObject> {
  let scope: LuaTypeScope

  init(_ scope: LuaTypeScope) { self.scope = scope }

  /// A method of Swift values: `method("tap") { (button: Button, times: Int) in … }`.
  public func method<each Argument: LuaReadable, Result: LuaPushable>(
    _ name: String, _ body: @escaping (Object, repeat each Argument) throws -> Result
  ) {
    let most = LuaArguments.count(repeat (each Argument).self)
    let fullName = "\(scope.name):\(name)"
    method(name) { (object: Object, call: LuaCall) in
      try call.requireCount(atMost: most, of: fullName)
      var arguments = LuaArguments(call)
      return call.returns(try body(object, repeat try arguments.next((each Argument).self)))
    }
  }

  /// A method of Swift values without a result.
  public func method<each Argument: LuaReadable>(
    _ name: String, _ body: @escaping (Object, repeat each Argument) throws -> Void
  ) {
    let most = LuaArguments.count(repeat (each Argument).self)
    let fullName = "\(scope.name):\(name)"
    method(name) { (object: Object, call: LuaCall) in
      try call.requireCount(atMost: most, of: fullName)
      var arguments = LuaArguments(call)
      try body(object, repeat try arguments.next((each Argument).self))
      return 0
    }
  }

  /// A method that reads its own arguments, pushes its results and returns their count.
  public func method(_ name: String, _ body: @escaping (Object, LuaCall) throws -> Int) {
    let owner = scope.name
    scope.members[name] = .function(
      LuaClosure { call in
        guard let object: Object = call.object(at: 1) else {
          throw Self.missingObject(of: call, method: "\(owner):\(name)")
        }
        return try body(object, LuaCall(call.stack, base: 1))
      })
  }

  /// A property that is computed at each reading.
  public func property<Value: LuaPushable>(
    _ name: String, _ get: @escaping (Object) throws -> Value
  ) {
    property(name) { (object: Object, call: LuaCall) in call.returns(try get(object)) }
  }

  /// A property that a script can set.
  public func property<Value: LuaPushable & LuaReadable>(
    _ name: String, _ get: @escaping (Object) throws -> Value,
    set: @escaping (Object, Value) throws -> Void
  ) {
    let setter = closure { object, call in
      do {
        try set(object, try Value.read(from: call, at: 2))
      } catch let error as LuaError where error.mismatch != nil {
        throw LuaError("\(name): \(error.mismatch ?? "")", kind: .argument)
      }
      return 0
    }
    let getter = closure { object, call in call.returns(try get(object)) }
    scope.members[name] = .property(get: getter, set: setter)
  }

  /// A property that pushes its own value.
  public func property(_ name: String, _ get: @escaping (Object, LuaCall) throws -> Int) {
    scope.members[name] = .property(get: closure(get), set: nil)
  }

  /// A property that pushes its own value, and reads what a script sets from argument 2.
  public func property(
    _ name: String, _ get: @escaping (Object, LuaCall) throws -> Int,
    set: @escaping (Object, LuaCall) throws -> Void
  ) {
    let setter = closure { object, call in
      try set(object, call)
      return 0
    }
    scope.members[name] = .property(get: closure(get), set: setter)
  }

  /// What a name stands for that is no member. The key is argument 1; nil says it is unknown.
  public func index(_ body: @escaping (Object, LuaCall) throws -> Int?) {
    scope.fallback = { call in
      guard let object: Object = call.object(at: 1) else { return nil }
      return try body(object, call)
    }
  }

  /// Sets a name that is no member: the key is argument 1, the value argument 2. False says that
  /// the name is unknown.
  public func newIndex(_ body: @escaping (Object, LuaCall) throws -> Bool) {
    scope.setFallback = { call in
      guard let object: Object = call.object(at: 1) else { return false }
      return try body(object, LuaCall(call.stack, base: 1))
    }
  }

  /// What happens when an object is called as a function.
  public func call(_ body: @escaping (Object, LuaCall) throws -> Int) {
    scope.call = closure(body)
  }

  /// What `tostring` gives.
  public func string(_ body: @escaping (Object) throws -> String) {
    scope.string = closure { object, call in call.returns(try body(object)) }
  }

  /// What `#object` gives.
  public func length(_ body: @escaping (Object) throws -> Int) {
    scope.length = closure { object, call in call.returns(try body(object)) }
  }

  /// What `pairs(object)` goes through: a copy of what the object holds now.
  public func pairs(_ body: @escaping (Object, LuaCall) throws -> LuaTable) {
    scope.pairs = closure { object, call in call.returns(try body(object, call)) }
  }

  /// What `..` gives; the operands are arguments 1 and 2, and either may be the object.
  public func concatenation(_ body: @escaping (LuaCall) throws -> Int) {
    scope.concat = LuaClosure(body)
  }

  /// Finds the nearest member for an unknown name, in place of the library's rule.
  public func suggestion(_ body: @escaping (_ unknown: String, _ known: [String]) -> String?) {
    scope.suggest = body
  }

  /// All members registered here, in order.
  public var names: [String] { scope.members.keys.sorted() }

  /// A callee whose first value is the object.
  private func closure(_ body: @escaping (Object, LuaCall) throws -> Int) -> LuaCallee {
    let owner = scope.name
    return LuaClosure { call in
      guard let object: Object = call.object(at: 1) else {
        throw LuaError("the \(owner) is closed")
      }
      return try body(object, LuaCall(call.stack, base: 1))
    }
  }

  private static func missingObject(of call: LuaCall, method: String) -> LuaError {
    var type: UnsafePointer<hlua_type>?
    _ = hlua_to_object(call.stack, 1, &type)
    if let type, method.hasPrefix("\(String(cString: type.pointee.name)):") {
      return LuaError("\(method) was called on an object that is closed", kind: .argument)
    }
    return LuaError(
      "\(method) was called without its object; did you write '.' instead of ':'?",
      kind: .argument)
  }
}
