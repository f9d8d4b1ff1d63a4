public import HarnessCombine

/// An observable object that somebody else owns.
///
/// Source: SwiftUI's documentation of `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ReferenceLocation(root: object, keyPath: keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    ObjectObservation.observe(wrappedValue, kept: &slot, for: context, as: "@ObservedObject")
  }

  package func isInterchangeable(with other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// An observable object that the view's identity owns: made once, kept until the view goes.
///
/// Source: SwiftUI's documentation of `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view is mounted for the first time.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    let kept = (slot as? ObjectObservation)?.object as? ObjectType
    let object = kept ?? makeObject(for: context)
    self.object = object
    ObjectObservation.observe(object, kept: &slot, for: context, as: "@StateObject")
  }

  private func makeObject(for context: borrowing PropertyContext) -> ObjectType {
    var object = Tracking.ignoringReads(make)
    let isAlone = isKnownUniquelyReferenced(&object)
    let kept = KeptObject(
      at: Unmanaged.passUnretained(object).toOpaque(),
      isAlone ? .madeForTheView : .answered(by: make), as: "@StateObject", in: context)
    context.reader.keeps(kept)
    return object
  }
}

/// An observable object that a view around handed down with `environmentObject(_:)`.
///
/// Source: SwiftUI's documentation of `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
  private var object: ObjectType?

  /// Reads the object from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else { missingObject(ObjectType.self) }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    guard let found = context.environment.object(of: ObjectType.self) as? ObjectType else {
      context.reader.report(
        missingObjectMessage(ObjectType.self, in: context, hint: ".environmentObject(_:)"))
      return
    }
    object = found
    ObjectObservation.observe(found, kept: &slot, for: context, as: "@EnvironmentObject")
  }
}

/// Follows one object's `objectWillChange` for one node.
final class ObjectObservation: Source {
  let object: AnyObject
  private let wrapper: String
  private let property: String
  private var subscription: AnyCancellable?

  private init(_ object: AnyObject, wrapper: String, property: String) {
    self.object = object
    self.wrapper = wrapper
    self.property = property
    super.init()
  }

  override var name: String { "\(wrapper) \(property)" }

  /// Keeps an observation of `object` in `slot`: the old one while the object is the same.
  /// Whoever has such a property reads the object, whatever its body does.
  static func observe<O: ObservableObject>(
    _ object: O, kept slot: inout AnyObject?, for context: borrowing PropertyContext,
    as wrapper: String
  ) {
    if let old = slot.map({ unsafeDowncast($0, to: ObjectObservation.self) }),
      old.object === object
    {
      return context.reader.didRead(old)
    }
    let new = ObjectObservation(object, wrapper: wrapper, property: context.name)
    context.reader.didRead(new)
    new.subscription = object.onWillChange { [weak new] in new?.hasChanged() }
    slot = new
  }
}
