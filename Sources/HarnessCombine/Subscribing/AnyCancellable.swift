/// A type-erasing cancellable that cancels when it goes away.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs a closure on the first `cancel()`, at the latest when this object goes away.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Cancels another cancellable together with this one.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels the activity, once.
  public func cancel() {
    let pending = lock.withLock {
      defer { action = nil }
      return action
    }
    pending?()
  }

  /// Keeps this object in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this object in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Hashes the identity of this object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }
}
