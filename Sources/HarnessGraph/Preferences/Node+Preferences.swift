package import HarnessUI

/// Values that views hand up.
///
/// A change clears what was kept on the way to the root; readers on that way look again when all
/// nodes are up to date, before any waiting action runs.
extension Node {
  package func preference<K: PreferenceKey>(_ key: K.Type, value: K.Value) {
    write(PreferenceWriter<K>.Action.set(value))
  }

  package func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ transform: @escaping (inout K.Value) -> Void
  ) { write(PreferenceWriter<K>.Action.transform(transform)) }

  private func write<K: PreferenceKey>(_ action: PreferenceWriter<K>.Action) {
    let record = preferenceRecord
    if let writer = record.writer {
      // The node is of one modifier type as long as it lives.
      let writer = unsafeDowncast(writer, to: PreferenceWriter<K>.self)
      if writer.action.sets(theSameAs: action) { return }
      writer.action = action
    } else {
      record.writer = PreferenceWriter<K>(action)
    }
    preferencesChanged()
  }

  package func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, _ action: @escaping (K.Value) -> Void
  ) where K.Value: Equatable {
    if let reader = preferenceRecord.reader {
      unsafeDowncast(reader, to: PreferenceAction<K>.self).action = action
    } else {
      preferenceRecord.reader = PreferenceAction<K>(action)
      awaitPreferences(preferenceRecord)
    }
  }

  package func firstChildsPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    if let reader = preferenceRecord.reader {
      return unsafeDowncast(reader, to: PreferenceInput<K>.self).value
    }
    let input = PreferenceInput<K>()
    preferenceRecord.reader = input
    awaitPreferences(preferenceRecord)
    return input.value
  }

  private var preferenceRecord: PreferenceRecord {
    if let preferences { return preferences }
    let new = PreferenceRecord()
    preferences = new
    return new
  }

  /// Something that is handed up at or below this node has changed, has come or has gone.
  func preferencesChanged() {
    var node: Node? = self
    while let current = node {
      let record = current.preferenceRecord
      if !record.handedUp.isEmpty { record.handedUp.removeAll(keepingCapacity: true) }
      if record.reader != nil { current.awaitPreferences(record) }
      node = current.parent
    }
  }

  private func awaitPreferences(_ record: PreferenceRecord) {
    guard !record.isReaderWaiting else { return }
    record.isReaderWaiting = true
    graph.preferenceReaders.append(self)
  }

  /// What the node wants to know preferences for; one that is gone wants nothing, at no time.
  var preferenceUse: PreferenceUse { preferences?.reader?.use ?? .views }

  func lookAtPreferences() {
    guard isAlive, let preferences else { return }
    preferences.isReaderWaiting = false
    preferences.reader?.look(from: self)
  }
}

/// An action that runs with each new value.
private final class PreferenceAction<K: PreferenceKey>: PreferenceReading where K.Value: Equatable {
  var action: (K.Value) -> Void
  var use: PreferenceUse { .actions }
  private var last: K.Value?

  init(_ action: @escaping (K.Value) -> Void) { self.action = action }
  nonisolated deinit {}

  func look(from node: Node) {
    let value = node.fromBelow(K.self) ?? K.defaultValue
    if last == value { return }
    last = value
    action(value)
  }
}

/// A value that the node makes one of its children from.
private final class PreferenceInput<K: PreferenceKey>: PreferenceReading {
  private(set) var value = K.defaultValue
  var use: PreferenceUse { .views }
  private let source = PreferenceSource(of: K.self)
  private let isComparable = K.Value.self is any Equatable.Type
  /// Whether the node was asked to describe itself with the present value.
  private var isDescribedAgain = false

  nonisolated deinit {}

  func look(from node: Node) {
    guard let content = node.children.first else { return }
    let new = content.handedUp(K.self) ?? K.defaultValue
    // Values that can't be compared are set anew whenever this node is described; once is enough.
    let isEcho = isDescribedAgain && !isComparable
    isDescribedAgain = false
    if isEcho || Comparison.isSame(new, value) {
      value = new
      return
    }
    value = new
    isDescribedAgain = true
    node.markDirty(because: source)
  }
}
