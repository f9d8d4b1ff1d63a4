import CHarnessLua

/// A Lua function held by Swift.
public final class LuaFunction {
  let reference: LuaReference
  /// Tells whether two held functions are the same.
  let identity: UnsafeRawPointer?

  init(at index: Int32, of call: LuaCall) {
    identity = hlua_identity(call.stack, index)
    hlua_push_copy(call.stack, index)
    reference = LuaReference(takingTopOf: call.stack, call.state.token)
  }

  /// Calls the function and gives all its results.
  @discardableResult
  public func call<each Argument: LuaPushable>(
    _ argument: repeat each Argument
  ) throws(LuaError) -> [LuaValue] {
    let call = try prepare()
    var count = 0
    for value in repeat each argument {
      value.push(onto: call)
      count += 1
    }
    return try call.state.finishCall(on: call, arguments: count)
  }

  /// Calls the function and gives its first result as a Swift value.
  public func call<Result: LuaReadable, each Argument: LuaPushable>(
    _ argument: repeat each Argument, returning _: Result.Type
  ) throws(LuaError) -> Result {
    let call = try prepare()
    var count = 0
    for value in repeat each argument {
      value.push(onto: call)
      count += 1
    }
    return try call.state.finishCall(on: call, arguments: count, as: Result.self)
  }

  /// Calls the function with arguments that are known only at run time.
  @discardableResult
  public func call(arguments: [LuaValue]) throws(LuaError) -> [LuaValue] {
    let call = try prepare(slots: arguments.count)
    for value in arguments { value.push(onto: call) }
    return try call.state.finishCall(on: call, arguments: arguments.count)
  }

  /// Pushes the function on the running coroutine, with room for the call.
  private func prepare(slots: Int = 20) throws(LuaError) -> LuaCall {
    guard let stack = reference.current else {
      throw LuaError("the function's Lua state is closed")
    }
    guard hlua_reserve(stack, Int32(clamping: slots + 10)) else {
      throw LuaError("stack overflow")
    }
    hlua_push_reference(stack, reference)
    return LuaCall(stack)
  }
}

private func hlua_push_reference(_ stack: OpaquePointer, _ reference: LuaReference) {
  _ = reference.push(onto: stack)
}
