public import HarnessCombine
public import Observation

/// Reads what the focused view says.
///
/// Source: SwiftUI's documentation of `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let find: (FocusedValues) -> Value?
  private var source: FocusedValuesSource?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

  /// Reads an observable model by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { $0.object(of: objectType) as? Value }
  }

  /// The value; nil where no focused view has one.
  public var wrappedValue: Value? { source.flatMap { find($0.current) } }
}

/// Reads and writes through a binding that the focused view says.
///
/// Source: SwiftUI's documentation of `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var source: FocusedValuesSource?

  /// Uses the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value; nil where no focused view has a binding.
  public var wrappedValue: Value? {
    get { source?.current[keyPath: keyPath]?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      source?.current[keyPath: keyPath]?.wrappedValue = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Follows an observable object that the focused view hands on.
///
/// Source: SwiftUI's documentation of `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var source: FocusedValuesSource?

  /// Finds the object by its type.
  public init() {}

  /// The object; nil where no focused view has one.
  public var wrappedValue: ObjectType? {
    source?.current.object(of: ObjectType.self) as? ObjectType
  }

  /// Bindings to the properties of the object; nil where no focused view has one.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  /// Gives bindings to the properties of an object.
  ///
  /// Source: SwiftUI's documentation of `FocusedObject.Wrapper`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension FocusedValue: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    source = context.environment.root?.focusedValues
  }
}

extension FocusedBinding: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    source = context.environment.root?.focusedValues
  }
}

extension FocusedObject: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    source = context.environment.root?.focusedValues
  }
}
