import Synchronization

/// A lock for state that isn't `Sendable` itself, as the values of publishers needn't be.
///
/// Never call out to a subscriber while holding it.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  /// Takes the lock; for the paths of every value, where a generic closure costs too much.
  borrowing func lock() { mutex._unsafeLock() }

  /// Gives the lock back.
  borrowing func unlock() { mutex._unsafeUnlock() }

  /// Runs `body` while no one else holds the lock.
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}

/// Carries a value into a `@Sendable` closure; the caller vouches for its one-at-a-time use.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
