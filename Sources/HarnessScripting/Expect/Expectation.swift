import HarnessLua

/// `expect(subject)` until a matcher has judged it.
final class Expectation: LuaObject {
  let subject: LuaValue
  let message: String?
  /// How long to wait, where nothing else is said: `expect(value, { timeout = … })`.
  let timeout: Double?
  let position: LuaPosition?
  /// `expect.soft`: a failure is recorded and the test goes on.
  let isSoft: Bool
  /// `expect.poll`: the subject is a function whose value is judged until it holds.
  let isPolling: Bool
  var isClosed = false

  init(
    _ subject: LuaValue, message: String? = nil, timeout: Double? = nil, position: LuaPosition?,
    isSoft: Bool = false, isPolling: Bool = false
  ) {
    self.subject = subject
    self.message = message
    self.timeout = timeout
    self.position = position
    self.isSoft = isSoft
    self.isPolling = isPolling
  }

  /// The value to judge at this instant.
  func value() throws -> LuaValue {
    isPolling ? try subject.function?.call().first ?? .nil : subject
  }

  /// Whether what is judged may still change: a locator, the app, a spy, or what is polled.
  var isLive: Bool {
    guard case .object(let object) = subject else { return isPolling }
    return object is any LocatorHolder || object is Spy
  }
}
