import HarnessUI

/// What a node has to do with preferences; a node has none unless it or one below sets some.
final class PreferenceRecord {
  /// What the node itself sets or changes: a modifier is a node of its own, so it is one at most.
  var writer: (any PreferenceWriting)?
  /// Who wants to know what comes from below.
  var reader: (any PreferenceReading)?
  var isReaderWaiting = false
  /// What the node hands up, by key; it is forgotten when something at or below it changes.
  var handedUp: [ObjectIdentifier: AnyObject] = [:]

  nonisolated deinit {}
}

protocol PreferenceWriting: AnyObject {
  var key: ObjectIdentifier { get }
}

/// What a value from below is wanted for.
enum PreferenceUse { case views, actions }

protocol PreferenceReading: AnyObject {
  var use: PreferenceUse { get }
  /// Looks at what comes from below, and acts when it has changed.
  func look(from node: Node)
}

/// Sets a preference, or changes what comes from below.
final class PreferenceWriter<K: PreferenceKey>: PreferenceWriting {
  enum Action {
    case set(K.Value)
    case transform((inout K.Value) -> Void)

    /// Whether nothing has changed.
    func sets(theSameAs other: Action) -> Bool {
      guard case .set(let mine) = self, case .set(let theirs) = other else { return false }
      return Comparison.isSame(mine, theirs)
    }
  }
  let key = ObjectIdentifier(K.self)
  var action: Action

  init(_ action: Action) { self.action = action }
  nonisolated deinit {}
}

/// A value that was found, or nil: nothing below sets any.
private final class Found<Value> {
  let value: Value?
  init(_ value: Value?) { self.value = value }
  nonisolated deinit {}
}

extension Node {
  /// What a node hands up under a key; nil when nothing at or below it sets any.
  ///
  /// - Complexity: O(nodes with preferences) after a change of one of them, else O(1).
  func handedUp<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard let record = preferences else { return nil }
    let id = ObjectIdentifier(key)
    if let known = record.handedUp[id] {
      return unsafeDowncast(known, to: Found<K.Value>.self).value
    }
    let value = written(key, by: record.writer)
    record.handedUp[id] = Found(value)
    return value
  }

  private func written<K: PreferenceKey>(_ key: K.Type, by writer: (any PreferenceWriting)?)
    -> K.Value?
  {
    guard let writer, writer.key == ObjectIdentifier(key) else { return fromBelow(key) }
    switch unsafeDowncast(writer, to: PreferenceWriter<K>.self).action {
    case .set(let value): return value
    case .transform(let transform):
      var value = fromBelow(key) ?? K.defaultValue
      transform(&value)
      return value
    }
  }

  /// What the children hand up, reduced to one value in their order.
  func fromBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children {
      guard let next = child.handedUp(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
