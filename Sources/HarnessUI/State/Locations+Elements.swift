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

/// An element of a collection, by its index and, where it has one, its identity.
///
/// Once the element is gone, or another one stands at its index, reading gives what was read last,
/// and a write is dropped.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  /// Whether two values are the same element.
  typealias Identity = (Base.Element, Base.Element) -> Bool

  private let base: Location<Base>
  private let index: Base.Index
  private let isSame: Identity?
  private let last: LastValue<Base.Element?>

  init(base: Location<Base>, index: Base.Index, isSame: Identity? = nil) {
    self.base = base
    self.index = index
    self.isSame = isSame
    let whole = Tracking.ignoringReads(base.read)
    last = LastValue(whole.has(index) ? whole[index] : nil)
    super.init()
  }

  override func read() -> Base.Element {
    let whole = base.read()
    guard whole.has(index) else {
      // An index that never led to an element traps here, as it does in SwiftUI.
      return last.kept ?? whole[index]
    }
    let element = whole[index]
    if let kept = replaced(by: element) { return kept }
    last.keep(element)
    return element
  }

  override func write(_ newValue: Base.Element) {
    var whole = base.read()
    guard whole.has(index), replaced(by: whole[index]) == nil else { return }
    let changesIdentity = isSame.map { !$0(whole[index], newValue) } ?? false
    let old = whole[index]
    whole[index] = newValue
    last.keep(newValue)
    base.write(whole)
    if changesIdentity { keepIfRefused(old) }
  }

  /// What was read last, if the value at the index is another element.
  private func replaced(by element: Base.Element) -> Base.Element? {
    guard let isSame, let kept = last.kept, !isSame(kept, element) else { return nil }
    return kept
  }

  /// A closure behind the binding may not take what is written; then the element is still the old one.
  private func keepIfRefused(_ old: Base.Element) {
    let whole = base.read()
    if whole.has(index), isSame?(old, whole[index]) == true { last.keep(whole[index]) }
  }

  override func leadsToSamePlace(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base>, index == other.index,
      base.leadsToSamePlace(as: other.base)
    else { return false }
    guard let isSame, let mine = last.kept, let others = other.last.kept else { return true }
    return isSame(mine, others)
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
