import Glibc

/// Watches one worker for silence: first a polite signal, then the one that nobody survives.
struct Watchdog {
  /// What is to be done now.
  enum Action: Equatable {
    case nothing
    case signal(Int32)
  }

  private var heardAt: UInt64
  private var termedAt: UInt64?
  private var isKilled = false

  init(heardAt: UInt64 = 0) {
    self.heardAt = heardAt
  }

  /// Whether the worker has been told to end.
  var hasStruck: Bool { termedAt != nil }

  /// The worker gave a sign of life, or got something to do after a rest.
  mutating func hear(at now: UInt64) {
    heardAt = now
  }

  func nanosecondsSinceHeard(at now: UInt64) -> UInt64 {
    now > heardAt ? now - heardAt : 0
  }

  /// - Parameters:
  ///   - limit: How long the worker may be silent, in nanoseconds; 0 means for ever.
  ///   - grace: How long it may take to end when told to, in nanoseconds.
  mutating func check(at now: UInt64, limit: UInt64, grace: UInt64) -> Action {
    guard let termedAt else {
      guard limit > 0, now > heardAt, now - heardAt >= limit else { return .nothing }
      self.termedAt = now
      return .signal(SIGTERM)
    }
    guard !isKilled, now - termedAt >= grace else { return .nothing }
    isKilled = true
    return .signal(SIGKILL)
  }
}
