/// Something that a body may read: a state box, an environment value, an observed object.
///
/// A source knows its readers, so that a change re-evaluates exactly these. Reads are reported to
/// `Tracking.current`, which the engine sets around every piece of user code that makes views.
package class Source {
  /// What a message calls this source, such as `@State isOn`.
  package var name: String = ""
  // Unowned: a node removes itself from its sources when it ends, and a strong reference would be a
  // cycle through the boxes that the node keeps.
  private unowned(unsafe) var first: (any Reader)?
  private var others: [ObjectIdentifier: Unowned] = [:]

  private struct Unowned { unowned(unsafe) let reader: any Reader }

  // Internal: a package initialiser makes the compiler report an endless recursion in subclasses.
  init() {}

  /// Reports a read to whoever evaluates a body right now.
  package final func wasRead() {
    Tracking.current?.didRead(self)
  }

  /// Marks everything that read this source as out of date.
  package final func invalidateReaders() {
    first?.invalidate(because: self)
    for other in others.values { other.reader.invalidate(because: self) }
  }

  package final func add(_ reader: any Reader) {
    if first == nil || first === reader {
      first = reader
    } else {
      others[ObjectIdentifier(reader)] = Unowned(reader: reader)
    }
  }

  package final func remove(_ reader: any Reader) {
    if first === reader {
      first = nil
    } else {
      others[ObjectIdentifier(reader)] = nil
    }
  }
}

/// A node of the engine while it evaluates a body. It removes itself when it ends.
package protocol Reader: AnyObject {
  func didRead(_ source: Source)
  func invalidate(because source: Source?)
  /// Tells that the body can't run, such as for a missing environment object.
  func report(_ problem: String)
}

/// Whose body runs right now.
package enum Tracking {
  nonisolated(unsafe) package static var current: (any Reader)?

  /// Runs code whose reads must not become dependencies, such as an action.
  package static func ignoringReads<T>(_ body: () throws -> T) rethrows -> T {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }
}
