/// A way to read and write a value that somebody else owns.
///
/// Source: SwiftUI's documentation of `Binding`.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction of a change made through this binding.
  public var transaction = Transaction()

  package init(location: Location<Value>) { self.location = location }

  /// A binding that is made from another one and changes in the same way.
  private init(location: Location<Value>, transaction: Transaction) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding that reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding that reads and writes through closures, the second one told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: { set($0, Transaction.current) })
  }

  /// The value, read and written in place.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if transaction.isPlain {
        location.write(newValue)
      } else {
        Transaction.performing(transaction) { location.write(newValue) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Passes a binding on (`@Binding` of a `$value`).
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: KeyPathLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  /// The same binding, whose changes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional, from a binding to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: PromotedLocation(base: base.location), transaction: base.transaction)
  }

  /// A binding to the value of an optional; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: UnwrappedLocation(base: base.location, value), transaction: base.transaction)
  }

  /// A binding to a hashable value as an `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: ErasedLocation(base: base.location), transaction: base.transaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices
  /// The positions, in order.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The position after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: position), transaction: transaction)
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at a position, which does nothing once another element stands there.
  func element(
    at position: Value.Index, isSame: @escaping ElementLocation<Value>.Identity
  ) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(base: location, index: position, isSame: isSame),
      transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {}

  package func isInterchangeable(with other: Self) -> Bool {
    location.leadsToSamePlace(as: other.location)
  }
}
