import Foundation
import Synchronization

/// Lets one thread at a time call a subscriber; the same thread may come again from within.
///
/// `NSRecursiveLock` would do, but costs four allocations for each subscription.
struct Turn: ~Copyable {
  private let lock = Lock()
  private let owner = Atomic<UInt>(0)

  /// Waits for the turn. The answer goes to `end`: whether it was this call that began it.
  borrowing func begin() -> Bool {
    let thread = UInt(pthread_self())
    // Only this thread writes its own number, so that no other value can be mistaken for it.
    if owner.load(ordering: .relaxed) == thread { return false }
    lock.lock()
    owner.store(thread, ordering: .relaxed)
    return true
  }

  borrowing func end(_ began: Bool) {
    guard began else { return }
    owner.store(0, ordering: .relaxed)
    lock.unlock()
  }
}
