/// A value that lives as long as a gesture goes on; with its end it is what it was.
///
/// Source: SwiftUI's documentation of `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  private init(_ initial: Value, _ resetting: @escaping (Value, inout Transaction) -> Void) {
    self.initial = initial
    self.resetting = resetting
  }

  /// A state with an initial value, to which it comes back.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }

  /// A state with an initial value, to which it comes back.
  public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

  /// A state that comes back to its initial value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  /// A state that comes back to its initial value in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// A state whose way back is decided by a function.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// A state whose way back is decided by a function.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  /// The current value.
  public var wrappedValue: Value { box?.read() ?? initial }

  /// The state itself, for a gesture to change.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil unless a gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A state that is nil unless a gesture goes on, whose way back is decided by a function.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  /// Lets a gesture change the value.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.read()
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { box.write(value) }
  }

  /// Gives back the initial value.
  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    resetting(box.read(), &transaction)
    withTransaction(transaction) { box.write(initial) }
  }
}

extension GestureState: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    if let kept = slot {
      box = unsafeDowncast(kept, to: StateBox<Value>.self)
    } else {
      let new = StateBox(initial, property: context.name, wrapper: "@GestureState")
      box = new
      slot = new
    }
  }
}
