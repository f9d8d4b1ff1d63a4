import CHarnessLua

/// Tells held values whether their state is still open.
final class LuaStateToken {
  /// The main coroutine; nil once the state is closed.
  var stack: OpaquePointer?
}

/// A Lua value held by Swift. Letting go of it after the state closed is harmless.
final class LuaReference {
  let token: LuaStateToken
  private let number: Int32

  /// Pops the value on top of the stack and holds it.
  init(takingTopOf stack: OpaquePointer, _ token: LuaStateToken) {
    self.token = token
    number = hlua_reference(stack)
  }

  deinit {
    guard let stack = current else { return }
    hlua_release_reference(stack, number)
  }

  /// The running coroutine of the state, if the state is open.
  var current: OpaquePointer? {
    token.stack.map { hlua_current($0) }
  }

  /// Pushes the value, unless the stack belongs to another state or the state is closed.
  func push(onto stack: OpaquePointer) -> Bool {
    guard let own = token.stack, hlua_owner(own) == hlua_owner(stack) else { return false }
    hlua_push_reference(stack, number)
    return true
  }
}
