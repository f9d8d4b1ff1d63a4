import Synchronization

/// What was read last, for a place that may be gone when it is read again: a row that still holds a
/// binding to a removed element must not end the process. Any thread may ask.
private final class LastValue<Value> {
  @exclusivity(unchecked) private var value: Value
  private let lock = Mutex(())

  init(_ value: Value) { self.value = value }

  var kept: Value {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return value
  }

  func keep(_ newValue: Value) {
    var exchanged = newValue
    lock._unsafeLock()
    swap(&value, &exchanged)
    lock._unsafeUnlock()
    // The old value goes away outside of the lock: its deinit may read through this binding.
    withExtendedLifetime(exchanged) {}
  }
}

/// An element of a collection, by its index.
///
/// Once the element is gone, reading gives what was read last, and a write is dropped.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private let last: LastValue<Base.Element?>

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    let whole = Tracking.ignoringReads(base.read)
    last = LastValue(whole.has(index) ? whole[index] : nil)
    super.init()
  }

  override func read() -> Base.Element {
    let whole = base.read()
    // An index that never led to an element traps here, as it does in SwiftUI.
    if !whole.has(index), let kept = last.kept { return kept }
    let element = whole[index]
    last.keep(element)
    return element
  }

  override func write(_ newValue: Base.Element) {
    var whole = base.read()
    guard whole.has(index) else { return }
    whole[index] = newValue
    last.keep(newValue)
    base.write(whole)
  }

  override func leadsToSamePlace(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.leadsToSamePlace(as: other.base)
  }
}

extension Collection {
  fileprivate func has(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}

/// The value of an optional that was there when the binding was made.
///
/// Once it is nil, reading gives what was read last.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private let last: LastValue<Value>

  init(base: Location<Value?>, _ value: Value) {
    self.base = base
    last = LastValue(value)
    super.init()
  }

  override func read() -> Value {
    guard let value = base.read() else { return last.kept }
    last.keep(value)
    return value
  }

  override func write(_ newValue: Value) {
    last.keep(newValue)
    base.write(newValue)
  }

  override func leadsToSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.leadsToSamePlace(as: other.base)
  }
}

/// A value as an optional; nil is not written.
final class PromotedLocation<Value>: Location<Value?> {
  private let base: Location<Value>

  init(base: Location<Value>) {
    self.base = base
    super.init()
  }

  override func read() -> Value? { base.read() }

  override func write(_ newValue: Value?) {
    if let newValue { base.write(newValue) }
  }

  override func leadsToSamePlace(as other: Location<Value?>) -> Bool {
    guard let other = other as? PromotedLocation<Value> else { return false }
    return base.leadsToSamePlace(as: other.base)
  }
}

/// A hashable value whose type is hidden; a value of another type is not written.
final class ErasedLocation<Value: Hashable>: Location<AnyHashable> {
  private let base: Location<Value>

  init(base: Location<Value>) {
    self.base = base
    super.init()
  }

  override func read() -> AnyHashable { AnyHashable(base.read()) }

  override func write(_ newValue: AnyHashable) {
    if let value = newValue.base as? Value { base.write(value) }
  }

  override func leadsToSamePlace(as other: Location<AnyHashable>) -> Bool {
    guard let other = other as? ErasedLocation<Value> else { return false }
    return base.leadsToSamePlace(as: other.base)
  }
}
