/// A key of the environment with its default.
///
/// Source: SwiftUI's documentation of `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view inherits from the views around it.
///
/// Source: SwiftUI's documentation of `EnvironmentValues`.
public struct EnvironmentValues: @unchecked Sendable {
  /// What views around set, innermost first.
  package var scope: EnvironmentScope?
  /// What was written to this copy, in the order of the first write.
  package private(set) var writes: [(key: ObjectIdentifier, value: Any, isSame: Sameness)] = []

  package typealias Sameness = (Any, Any) -> Bool

  /// The defaults.
  public init() {}

  package init(scope: EnvironmentScope?) { self.scope = scope }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if !writes.isEmpty, let written = writes.last(where: { $0.key == id }),
        let value = written.value as? K.Value
      {
        return value
      }
      guard let entry = scope?.entry(for: id) else { return K.defaultValue }
      entry.wasRead()
      return entry.value as? K.Value ?? K.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      writes.removeAll { $0.key == id }
      writes.append((id, newValue, isSame(as: newValue)))
    }
  }
}

/// Knows how to compare two values of a type, so that setting an equal value runs nothing again.
private func isSame<T>(as value: T) -> EnvironmentValues.Sameness {
  if let equatable = value as? any Equatable { return equality(of: equatable) }
  if T.self is AnyObject.Type { return { ($0 as AnyObject) === ($1 as AnyObject) } }
  return { _, _ in false }
}

private func equality<E: Equatable>(of _: E) -> EnvironmentValues.Sameness {
  { ($0 as? E) == ($1 as? E) && $0 is E }
}

/// One key that a view set for everything below it.
package final class EnvironmentEntry: Source {
  package private(set) var value: Any

  package init(_ value: Any, name: String) {
    self.value = value
    super.init()
    self.name = name
  }

  /// Takes a new value and marks the readers, unless it is the same.
  package func replace(_ newValue: Any, isSame: EnvironmentValues.Sameness) {
    let old = value
    value = newValue
    if !isSame(old, newValue) { invalidateReaders() }
  }
}

/// The keys that are set around a view: a chain, since a view adds one or two and reads a few.
package final class EnvironmentScope {
  private let key: ObjectIdentifier
  private let entry: EnvironmentEntry
  private let outer: EnvironmentScope?

  package init(_ key: ObjectIdentifier, _ entry: EnvironmentEntry, outer: EnvironmentScope?) {
    self.key = key
    self.entry = entry
    self.outer = outer
  }

  package func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var scope = self
    while scope.key != key {
      guard let outer = scope.outer else { return nil }
      scope = outer
    }
    return scope.entry
  }
}
