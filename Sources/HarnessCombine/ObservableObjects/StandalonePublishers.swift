/// The publishers of observable objects that have no `@Published` property to hold one.
final class StandalonePublishers: @unchecked Sendable {
  static let shared = StandalonePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  /// The publisher of an object: the same one as long as the object lives.
  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      // Another object at the address of a dead one is a new object.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      sweepIfGrown()
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  private func sweepIfGrown() {
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(64, entries.count * 2)
  }
}
