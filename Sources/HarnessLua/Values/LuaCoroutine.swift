import CHarnessLua

/// A Lua function that may wait: a Swift function suspends it, and Swift resumes it later.
public final class LuaCoroutine {
  /// How far a coroutine came.
  public enum Progress {
    /// A Swift function called `suspend`; resume it when what it waits for has happened.
    case suspended
    /// The function returned.
    case finished([LuaValue])
  }

  private let reference: LuaReference
  private let coroutine: OpaquePointer
  /// Whether it returned or failed, and cannot be resumed again.
  public private(set) var isFinished = false

  /// A coroutine that will run a function.
  public init(_ function: LuaFunction) throws(LuaError) {
    guard let stack = function.reference.current else {
      throw LuaError("the function's Lua state is closed")
    }
    let call = LuaCall(stack)
    guard hlua_reserve(stack, 10) else { throw LuaError("stack overflow") }
    function.push(onto: call)
    coroutine = hlua_new_coroutine(stack)
    reference = LuaReference(takingTopOf: stack, call.state.token)
  }

  /// Begins the function with arguments, or goes on after `suspend`, which then gives them.
  @discardableResult
  public func resume<each Argument: LuaPushable>(
    _ argument: repeat each Argument
  ) throws(LuaError) -> Progress {
    var values = 0
    for _ in repeat (each Argument).self { values += 1 }
    let (stack, call) = try prepare(slots: values)
    for value in repeat each argument { value.push(onto: call) }
    return try finish(
      call.state.resume(coroutine, from: stack, arguments: Int32(clamping: values)), of: call.state)
  }

  /// The same with arguments that are known only at run time.
  @discardableResult
  public func resume(arguments: [LuaValue]) throws(LuaError) -> Progress {
    let (stack, call) = try prepare(slots: arguments.count)
    for value in arguments { value.push(onto: call) }
    return try finish(
      call.state.resume(coroutine, from: stack, arguments: Int32(clamping: arguments.count)),
      of: call.state)
  }

  private func prepare(slots: Int) throws(LuaError) -> (from: OpaquePointer, call: LuaCall) {
    guard let stack = reference.current else {
      throw LuaError("the coroutine's Lua state is closed")
    }
    guard !isFinished else { throw LuaError("cannot resume a coroutine that is finished") }
    guard hlua_reserve(coroutine, Int32(clamping: slots + 30)) else {
      throw LuaError("stack overflow")
    }
    return (stack, LuaCall(coroutine))
  }

  private func finish(_ status: Int32, of state: LuaState) throws(LuaError) -> Progress {
    if status == HLUA_SUSPENDED { return .suspended }
    isFinished = true
    guard status == HLUA_OK else { throw takeError(status: status, from: state, coroutine) }
    let call = LuaCall(coroutine)
    return .finished(call.values())
  }
}

extension LuaCall {
  /// Suspends the `LuaCoroutine` in which this call happens: `return try call.suspend()`. The
  /// arguments of the next `resume` become the results of this call. Nothing may be pushed.
  public func suspend() throws(LuaError) -> Int {
    guard hlua_can_suspend(stack) else {
      throw LuaError("cannot wait here: only a function that Swift calls asynchronously may wait")
    }
    return Int(HLUA_SUSPEND)
  }

  /// Whether this call may suspend.
  public var canSuspend: Bool { hlua_can_suspend(stack) }
}
