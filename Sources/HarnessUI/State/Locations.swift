/// A place behind two closures. Two of them are never the same: closures can't be compared.
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
    super.init()
  }

  override func read() -> Value { get() }
  override func write(_ newValue: Value) { set(newValue) }
}

/// A value that nobody can change: what is written is lost.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func read() -> Value { value }

  override func leadsToSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return Comparison.isSame(value, other.value)
  }
}

/// A part of another place.
final class KeyPathLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init()
  }

  override func read() -> Value { base.read()[keyPath: keyPath] }

  override func write(_ newValue: Value) {
    var whole = base.read()
    whole[keyPath: keyPath] = newValue
    base.write(whole)
  }

  override func leadsToSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.leadsToSamePlace(as: other.base)
  }
}

/// A property of a reference: an observed object or an observable model.
final class ReferenceLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
    super.init()
  }

  override func read() -> Value { root[keyPath: keyPath] }

  override func write(_ newValue: Value) {
    root[keyPath: keyPath] = newValue
  }

  /// Equal reads are not enough to keep a view: the object's change must run its readers, which it
  /// does on its own (observation), so the same object and key path are the same place.
  override func leadsToSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ReferenceLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
