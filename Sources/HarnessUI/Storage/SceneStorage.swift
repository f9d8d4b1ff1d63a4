import Foundation

/// A value that the scene keeps, until the user closes it.
///
/// Source: SwiftUI's documentation of `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let conversion: StoredConversion<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, _ initial: Value, _ conversion: StoredConversion<Value>) {
    self.key = key
    self.initial = initial
    self.conversion = conversion
  }

  /// The value; the one that the property was declared with where nothing is stored.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    guard let scene = context.environment.root?.scene else { return }
    location = StoredLocation.kept(
      in: &slot, key: key, store: scene, wrapper: "@SceneStorage", initial, conversion)
  }

  package func isInterchangeable(with other: Self) -> Bool { key == other.key }
}
