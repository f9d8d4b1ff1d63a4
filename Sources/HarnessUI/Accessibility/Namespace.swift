/// Room for names that belong to a view's identity.
///
/// Source: SwiftUI's documentation of `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var box: Box?

  /// The name of the room.
  nonisolated public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier?
  }

  private final class Box {}

  /// Makes room.
  public init() {}

  /// The name of the room.
  public var wrappedValue: ID { ID(number: box.map(ObjectIdentifier.init)) }
}

extension Namespace: @unchecked Sendable {}

extension Namespace: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    let kept = slot.map { unsafeDowncast($0, to: Box.self) } ?? Box()
    box = kept
    slot = kept
  }
}
