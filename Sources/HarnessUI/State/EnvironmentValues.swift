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
  /// What holds for the whole app, where no view sets a key.
  package var root: RootEnvironment?
  /// What was written to this copy.
  package private(set) var writes: [EnvironmentEntry] = []

  /// The defaults.
  public init() {}

  package init(scope: EnvironmentScope?, root: RootEnvironment?) {
    self.scope = scope
    self.root = root
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let key = EnvironmentEntry.Key(key)
      if !writes.isEmpty, let written = writes.last(where: { $0.key == key }) {
        return written.value(as: K.Value.self)
      }
      guard let entry = scope?.entry(for: key) else {
        return root?.value(of: K.self, key) ?? K.defaultValue
      }
      entry.wasRead()
      return entry.value(as: K.Value.self)
    }
    set { write(newValue, under: EnvironmentEntry.Key(key)) }
  }

  /// The value of a key that a view around set, for keys that nobody sets for the whole app; nil
  /// where none did, which need not be remembered: a view that sets it is new, and all below it too.
  func value<K: EnvironmentKey>(ofSet key: K.Type) -> K.Value? {
    let key = EnvironmentEntry.Key(key)
    if let written = writes.last(where: { $0.key == key }) {
      return written.value(as: K.Value.self)
    }
    guard let entry = scope?.entry(for: key) else { return nil }
    entry.wasRead()
    return entry.value(as: K.Value.self)
  }

  /// All values of a key that views around set, the innermost first, for keys of which each setter
  /// says a part.
  func values<K: EnvironmentKey>(ofEvery key: K.Type) -> [K.Value] {
    let key = EnvironmentEntry.Key(key)
    var values: [K.Value] = []
    scope?.forEachEntry(for: key) { entry in
      entry.wasRead()
      values.append(entry.value(as: K.Value.self))
    }
    return values
  }

  /// The object that a view around handed down under its type; the environment of a mounted view.
  package func object(of type: any Any.Type) -> AnyObject? {
    let key = EnvironmentEntry.Key(objectOf: type)
    guard let entry = scope?.entry(for: key) else { return root?.object(under: key, of: type) }
    entry.wasRead()
    return entry.value(as: AnyObject?.self)
  }

  private mutating func write<Value>(_ value: Value, under key: EnvironmentEntry.Key) {
    if !writes.isEmpty { writes.removeAll { $0.key == key } }
    writes.append(TypedEntry(value, key: key))
  }
}

/// One key that a view set for everything below it.
package class EnvironmentEntry: Source {
  /// An `EnvironmentKey`, which has values of one type, or the type of an object.
  package struct Key: Equatable {
    private let bits: UInt

    init(_ key: any EnvironmentKey.Type) { bits = UInt(bitPattern: ObjectIdentifier(key)) }
    /// Metadata is aligned, so the lowest bit tells the two kinds apart.
    init(objectOf type: any Any.Type) { bits = UInt(bitPattern: ObjectIdentifier(type)) | 1 }
  }

  package let key: Key

  fileprivate init(key: Key) {
    self.key = key
    super.init()
  }

  /// An entry that sets a key to a value of which no two are known to be the same.
  static func make<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) -> EnvironmentEntry {
    TypedEntry(value, key: Key(key), isComparable: false)
  }

  /// An entry that sets a key; an equal value changes nothing later.
  static func makeComparable<K: EnvironmentKey>(
    _ value: K.Value, for key: K.Type
  ) -> EnvironmentEntry {
    TypedEntry(value, key: Key(key))
  }

  /// An entry that hands an object down under its type; nil hides one that a view further out
  /// provides.
  static func make(object: AnyObject?, of type: any Any.Type) -> EnvironmentEntry {
    TypedEntry(object, key: Key(objectOf: type))
  }

  package override var name: String { "the environment" }

  /// Takes the value of a newer entry of the same key; marks the readers unless it is the same.
  package func replace(with newer: EnvironmentEntry) {}

  /// The value, of the type that the entry's key says.
  func value<Value>(as _: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEntry<Value>.self).value
  }
}

private final class TypedEntry<Value>: EnvironmentEntry {
  @exclusivity(unchecked) var value: Value
  private let isComparable: Bool

  init(_ value: Value, key: Key, isComparable: Bool = true) {
    self.value = value
    self.isComparable = isComparable
    super.init(key: key)
  }

  override func replace(with newer: EnvironmentEntry) {
    let old = value
    value = newer.value(as: Value.self)
    if !isComparable || !isSame(old, value) { hasChanged() }
  }
}

/// Whether a reader need not run again. What can't be compared is never the same.
private func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  func equal<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
  if Value.self == AnyObject?.self || Value.self is AnyObject.Type {
    return unsafeBitCast(old, to: UInt.self) == unsafeBitCast(new, to: UInt.self)
  }
  if let old = old as? any Equatable { return equal(old) }
  return false
}

/// The keys that are set around a view: a chain, since a view adds one or two and reads a few.
package final class EnvironmentScope {
  private let entry: EnvironmentEntry
  private let outer: EnvironmentScope?

  package init(_ entry: EnvironmentEntry, outer: EnvironmentScope?) {
    self.entry = entry
    self.outer = outer
  }

  package func entry(for key: EnvironmentEntry.Key) -> EnvironmentEntry? {
    var scope = self
    while scope.entry.key != key {
      guard let outer = scope.outer else { return nil }
      scope = outer
    }
    return scope.entry
  }
  /// From the innermost outwards.
  func forEachEntry(for key: EnvironmentEntry.Key, _ body: (EnvironmentEntry) -> Void) {
    var next: EnvironmentScope? = self
    while let scope = next {
      if scope.entry.key == key { body(scope.entry) }
      next = scope.outer
    }
  }
}
