/// Something that a body may read: a state box, an environment value, an observed object.
///
/// A source knows its readers, so that a change re-evaluates exactly these. Reads are reported to
/// `Tracking.current`, which the engine sets around every piece of user code that makes views.
package class Source {
  // Unowned: a node removes itself from its sources when it ends, and a strong reference would be a
  // cycle through the boxes that the node keeps. Only the graph's thread touches the readers.
  @exclusivity(unchecked) private unowned(unsafe) var first: (any Reader)?
  @exclusivity(unchecked) private unowned(unsafe) var second: (any Reader)?
  @exclusivity(unchecked) private var others: [ObjectIdentifier: Unowned] = [:]

  private struct Unowned { unowned(unsafe) let reader: any Reader }

  // Internal: a package initialiser makes the compiler report an endless recursion in subclasses.
  init() {}

  /// What a message calls this source, such as `@State isOn`.
  package var name: String { "something it reads" }

  /// Reports a read to whoever evaluates a body right now.
  package final func wasRead() {
    if let reader = Tracking.current, Tracking.isOnGraphThread { reader.didRead(self) }
  }

  /// Marks everything that read this source as out of date; from any thread.
  package final func hasChanged() {
    if Tracking.isOnGraphThread {
      markReaders()
    } else {
      // Unsafe, but ours: the readers wait for the graph's thread.
      nonisolated(unsafe) let source = self
      let group = ChangeLog.group
      Tracking.onGraphThread { ChangeLog.telling(group) { source.markReaders() } }
    }
  }

  private func markReaders() {
    first?.invalidate(because: self)
    second?.invalidate(because: self)
    if others.isEmpty { return }
    for other in others.values { other.reader.invalidate(because: self) }
  }

  /// Adds a reader, which removes itself when it ends; once more changes nothing.
  package final func add(_ reader: any Reader) {
    if reader === first || reader === second { return }
    if first == nil, others.isEmpty {
      first = reader
    } else if second == nil, others.isEmpty {
      second = reader
    } else {
      others[ObjectIdentifier(reader)] = Unowned(reader: reader)
    }
  }

  package final func remove(_ reader: any Reader) {
    if first === reader {
      first = nil
    } else if second === reader {
      second = nil
    } else {
      others[ObjectIdentifier(reader)] = nil
    }
  }
}
