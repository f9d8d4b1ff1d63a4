import HarnessLua

/// `expect(subject)` until a matcher has judged it.
final class Expectation: LuaObject {
  let subject: LuaValue
  let message: String?
  let position: LuaPosition?
  /// `expect.soft`: a failure is recorded and the test goes on.
  let isSoft: Bool
  /// `expect.poll`: the subject is a function whose value is judged until it holds.
  let isPolling: Bool
  var isClosed = false

  init(
    _ subject: LuaValue, message: String? = nil, position: LuaPosition?, isSoft: Bool = false,
    isPolling: Bool = false
  ) {
    self.subject = subject
    self.message = message
    self.position = position
    self.isSoft = isSoft
    self.isPolling = isPolling
  }
}
