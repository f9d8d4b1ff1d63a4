public import Observation

/// Makes bindings to the properties of an observable model.
///
/// Source: SwiftUI's documentation of `Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// Refuses what is no model: the wrapper itself may be declared with any type.
  @available(*, unavailable, message: "the wrapped value must be an observable object")
  public init(wrappedValue: Value) { neverEvaluated("Bindable") }

  /// The bindable itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps a model.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ReferenceLocation(root: wrappedValue, keyPath: keyPath))
  }
}
