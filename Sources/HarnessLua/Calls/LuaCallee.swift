import CHarnessLua

/// What Lua can call in Swift.
class LuaCallee {
  /// Runs with the arguments on the stack; answers a count of results or a code of the bridge.
  func invoke(_ call: LuaCall) throws -> Int32 { 0 }

  /// The pointer that the bridge keeps; the callee must outlive its use.
  final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// A Swift closure that Lua can call.
final class LuaClosure: LuaCallee {
  private let body: (LuaCall) throws -> Int

  init(_ body: @escaping (LuaCall) throws -> Int) { self.body = body }

  override func invoke(_ call: LuaCall) throws -> Int32 { Int32(clamping: try body(call)) }
}

/// The bridge's way into Swift. No Lua error crosses these frames, and no Swift error leaves them.
let bridgeCallbacks = hlua_callbacks(
  invoke: { callee, stack in
    guard let callee, let stack else { return 0 }
    let call = LuaCall(stack)
    do {
      return try Unmanaged<LuaCallee>.fromOpaque(callee).takeUnretainedValue().invoke(call)
    } catch {
      return raise(error, in: call)
    }
  },
  release: { object in
    guard let object else { return }
    Unmanaged<AnyObject>.fromOpaque(object).release()
  },
  warn: { owner, text, more in
    guard let owner, let text else { return }
    Unmanaged<LuaState>.fromOpaque(owner).takeUnretainedValue()
      .addWarning(String(cString: text), isFinished: !more)
  }
)
