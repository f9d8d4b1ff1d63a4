import Synchronization

/// A value that belongs to a view's identity and outlives its values.
///
/// Source: SwiftUI's documentation of `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Gives the state its initial value, which is taken once for each identity.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Gives the state its initial value, which is taken once for each identity.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value. Reading it in a body makes the view depend on it.
  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set {
      // Outside of a mounted view there is nothing that could keep the value, as in SwiftUI.
      box?.write(newValue)
    }
  }

  /// A binding to the state. Making one is no read.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: GraphProperty {
  /// Whether the value is an object. The cheap questions come first.
  private static var holdsObject: Bool {
    MemoryLayout<Value>.size == MemoryLayout<UnsafeRawPointer>.size && !_isPOD(Value.self)
      && Value.self is AnyObject.Type
  }

  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    if let kept = slot {
      box = unsafeDowncast(kept, to: StateBox<Value>.self)
    } else {
      if Self.holdsObject {
        let address = unsafeBitCast(initial, to: UnsafeRawPointer.self)
        context.reader.keeps(KeptObject(at: address, .camePassed, as: "@State", in: context))
      }
      let new = StateBox(initial, property: context.name)
      box = new
      slot = new
    }
  }
}

/// Where a state lives as long as its node does. Any thread may read and write it.
///
/// Its readers run again only when a written value differs from the last one, as in SwiftUI.
final class StateBox<Value>: Location<Value>, ChangeHistory {
  @exclusivity(unchecked) private var value: Value
  /// What the value was from a group of changes on, while views have not followed all of them.
  @exclusivity(unchecked) private var history: [(group: Int, value: Value)] = []
  private let lock = Mutex(())
  private let property: String
  /// As the author writes it before the property.
  private let wrapper: String

  init(_ value: Value, property: String, wrapper: String = "@State") {
    self.value = value
    self.property = property
    self.wrapper = wrapper
    super.init()
  }

  override var name: String { "\(wrapper) \(property)" }

  override func read() -> Value {
    wasRead()
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    if let group = ChangeLog.shownGroup, let then = history.last(where: { $0.group <= group }) {
      return then.value
    }
    return value
  }

  override func write(_ newValue: Value) {
    let group = ChangeLog.group
    var exchanged = newValue
    lock._unsafeLock()
    swap(&value, &exchanged)
    if group > 0 { keep(newValue, since: group, before: exchanged) }
    lock._unsafeUnlock()
    // The old value goes away outside of the lock: its deinit may read this state, and so may `==`.
    let isSame = Tracking.ignoringReads { Comparison.isSame(newValue, exchanged) }
    if !isSame { withExtendedLifetime(exchanged) { hasChanged() } }
  }

  private func keep(_ newValue: Value, since group: Int, before oldValue: Value) {
    if history.isEmpty {
      history.append((0, oldValue))
      ChangeLog.keeps(self)
    }
    history.append((group, newValue))
  }

  func forgetHistory() {
    lock._unsafeLock()
    let former = history
    history = []
    lock._unsafeUnlock()
    withExtendedLifetime(former) {}
  }
}

/// A place that a binding leads to.
package class Location<Value>: Source {
  package func read() -> Value { neverEvaluated("Location") }
  package func write(_ newValue: Value) {}
  /// True when both lead to the same place, so that a view that holds one may keep the other.
  func leadsToSamePlace(as other: Location<Value>) -> Bool { self === other }
}
