import Foundation
import Synchronization

/// A place that keeps property-list values under keys: the user's defaults, or a scene.
package protocol ValueStore: AnyObject {
  func storedValue(forKey key: String) -> Any?
  func store(_ value: Any?, forKey key: String)
  /// Whether `StoredValues` hears of every change, so that nobody has to look.
  var tellsOfChanges: Bool { get }
}

extension UserDefaults: ValueStore {
  package func storedValue(forKey key: String) -> Any? { object(forKey: key) }

  package func store(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
    if !tellsOfChanges { StoredValues.didChange(key, in: self) }
  }

  package var tellsOfChanges: Bool { self is MemoryDefaults }
}

/// What the scene of an app keeps. It stays when the app is launched again.
package final class SceneStore: ValueStore {
  private let values = Mutex<[String: SendableValue]>([:])

  private struct SendableValue: @unchecked Sendable { let value: Any }

  package init() {}

  package func storedValue(forKey key: String) -> Any? { values.withLock { $0[key]?.value } }

  package func store(_ value: Any?, forKey key: String) {
    let new = value.map { SendableValue(value: $0) }
    values.withLock { $0[key] = new }
    StoredValues.didChange(key, in: self)
  }

  package var tellsOfChanges: Bool { true }
}
