/// The time that animations run in: the virtual clock of a worker, or a test's own.
package nonisolated protocol AnimationTime: AnyObject {
  /// Nanoseconds since the test's start.
  var now: Int64 { get }
  /// Calls an action at an instant; gives a number by which it can be called off.
  func schedule(at instant: Int64, _ action: @escaping () -> Void) -> Int
  func cancel(_ alarm: Int)
}

/// Where no clock runs, animations begin and never end.
nonisolated final class StandingTime: AnimationTime, @unchecked Sendable {
  static let shared = StandingTime()
  var now: Int64 { 0 }
  func schedule(at instant: Int64, _ action: @escaping () -> Void) -> Int { 0 }
  func cancel(_ alarm: Int) {}
}
