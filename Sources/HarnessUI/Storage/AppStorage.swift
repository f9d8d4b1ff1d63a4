import Foundation
import HarnessCombine

/// A value that the user's defaults keep.
///
/// Source: SwiftUI's documentation of `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let conversion: StoredConversion<Value>
  private var location: StoredLocation<Value>?

  init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ conversion: StoredConversion<Value>
  ) {
    self.key = key
    self.store = store
    self.initial = initial
    self.conversion = conversion
  }

  /// The value; the one that the property was declared with where nothing is stored.
  public var wrappedValue: Value {
    get {
      if let location { return location.read() }
      // A model has such a property, too.
      return (store ?? .standard).object(forKey: key).flatMap(conversion.read) ?? initial
    }
    nonmutating set {
      if let location { return location.write(newValue) }
      (store ?? .standard).store(conversion.write(newValue), forKey: key)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Reads and writes the property of an object. An observable object announces the change.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      if let observable = object as? any ObservableObject { announce(observable) }
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }

  private static func announce(_ object: some ObservableObject) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty {
  package mutating func install(_ slot: inout AnyObject?, in context: borrowing PropertyContext) {
    let store = store ?? context.environment.defaultAppStorage
    location = StoredLocation.kept(
      in: &slot, key: key, store: store, wrapper: "@AppStorage", initial, conversion)
  }

  package func isInterchangeable(with other: Self) -> Bool {
    key == other.key && store === other.store
  }
}

/// Where a stored value is read and written by one property of one view.
final class StoredLocation<Value>: Location<Value> {
  private let box: StoredBox
  private let initial: Value
  private let conversion: StoredConversion<Value>

  private init(_ box: StoredBox, _ initial: Value, _ conversion: StoredConversion<Value>) {
    self.box = box
    self.initial = initial
    self.conversion = conversion
    super.init()
  }

  /// The location that the node keeps, as long as key and store stay the same.
  static func kept(
    in slot: inout AnyObject?, key: String, store: any ValueStore, wrapper: String,
    _ initial: Value, _ conversion: StoredConversion<Value>
  ) -> StoredLocation<Value> {
    if let kept = slot {
      let location = unsafeDowncast(kept, to: StoredLocation<Value>.self)
      if location.box.key == key, location.box.store === store { return location }
    }
    let box = StoredBox(key: key, store: store, wrapper: wrapper)
    let location = StoredLocation(box, initial, conversion)
    slot = location
    return location
  }

  override func read() -> Value { box.read().flatMap(conversion.read) ?? initial }
  override func write(_ newValue: Value) { box.write(conversion.write(newValue)) }
}
