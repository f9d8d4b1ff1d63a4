/// A key of what the focused view says for the rest of the app.
///
/// Source: SwiftUI's documentation of `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the key's value.
  associatedtype Value
}

/// What the focused view and those around it say for the rest of the app.
///
/// Source: SwiftUI's documentation of `FocusedValues`.
public struct FocusedValues: @unchecked Sendable {
  private var entries: [ObjectIdentifier: Any] = [:]
  /// Whether two values of an entry are the same, by key; what can't be compared is taken for it.
  private var comparisons: [ObjectIdentifier: (Any, Any) -> Bool] = [:]

  package init() {}

  /// The value of a key; nil where no focused view has one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)] as? Key.Value }
    set {
      entries[ObjectIdentifier(key)] = newValue
      comparisons[ObjectIdentifier(key)] = { Self.isSame($0, $1, as: Key.Value.self) }
    }
  }

  /// The object of a type; nil where no focused view has one.
  func object(of type: any Any.Type) -> AnyObject? {
    entries[ObjectIdentifier(type)].map { $0 as AnyObject }
  }

  mutating func set(_ object: AnyObject, of type: any Any.Type) {
    entries[ObjectIdentifier(type)] = object
    comparisons[ObjectIdentifier(type)] = { ($0 as AnyObject) === ($1 as AnyObject) }
  }

  package mutating func take(_ entry: FocusedEntry) { entry.write(&self) }

  func isSame(as other: FocusedValues) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, value in
        guard let theirs = other.entries[key] else { return false }
        return comparisons[key]?(value, theirs) ?? true
      }
  }

  private static func isSame<Value>(_ first: Any, _ second: Any, as _: Value.Type) -> Bool {
    guard let first = first as? Value, let second = second as? Value else { return false }
    if Comparison.isSame(first, second) { return true }
    // Closures and the like differ each time: to take them for a change would never end.
    return !(first is any Equatable) && !(first is any GraphProperty) && !(Value.self is AnyClass)
  }
}

/// Something that a view says while the focus is inside it, or for its whole scene.
package struct FocusedEntry {
  package let isForScene: Bool
  let write: (inout FocusedValues) -> Void
}

/// What the views say now: its readers run again when that changes.
package final class FocusedValuesSource: Source {
  private var values = FocusedValues()

  package override var name: String { "a focused value" }

  var current: FocusedValues {
    wasRead()
    return values
  }

  /// Whether the new values differ.
  package func replace(with new: FocusedValues) -> Bool {
    let isSame = values.isSame(as: new)
    values = new
    if !isSame { hasChanged() }
    return !isSame
  }
}

nonisolated struct FocusedValueModifier: ViewModifier, PrimitiveModifier {
  let entry: FocusedEntry?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let entry = modifier.entry { node.annotate(.focusedValue(entry)) }
    node.speaksWhileFocused()
  }
}
