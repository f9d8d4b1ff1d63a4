package import Foundation
import Synchronization

/// The user's defaults in memory, which each test of a worker finds empty.
///
/// Foundation on Linux reads and writes a file for `UserDefaults.standard`, tells nobody of a change,
/// and takes tens of microseconds to look up a value. `install()` makes the one standard object an
/// object of this class, as key-value observing makes one of its own of an observed object on
/// Apple's platforms: the object keeps its storage, which the subclass adds nothing to, and all of
/// its methods end in the few below. Suites are left alone.
package final class MemoryDefaults: UserDefaults {
  private struct Values: @unchecked Sendable {
    var written: [String: Any] = [:]
    var registered: [String: Any] = [:]
    var isEmpty: Bool { written.isEmpty && registered.isEmpty }
  }

  private static let values = Mutex(Values())

  // MARK: In place of the standard defaults

  /// Turns `UserDefaults.standard` into defaults in memory; whether that works with this Foundation.
  package static func install() -> Bool {
    let standard = UserDefaults.standard
    if standard is MemoryDefaults { return true }
    // The first word of an object is its class.
    let object = Unmanaged.passUnretained(standard).toOpaque()
    let former = object.load(as: UInt.self)
    object.storeBytes(of: UInt(bitPattern: ObjectIdentifier(MemoryDefaults.self)), as: UInt.self)
    if works { return true }
    object.storeBytes(of: former, as: UInt.self)
    return false
  }

  /// Whether a call of Foundation's interface ends in this class.
  private static var works: Bool {
    let key = "harness.self-test"
    UserDefaults.standard.set(7, forKey: key)
    defer { values.withLock { $0.written[key] = nil } }
    return values.withLock { $0.written[key] != nil }
      && UserDefaults.standard.integer(forKey: key) == 7
  }

  /// Forgets all values, and those of the suites that views have used.
  ///
  /// - Complexity: two locks and a few comparisons when there are none.
  package static func clear() {
    StoredValues.clearSuites()
    let wasEmpty = values.withLock { values in
      defer { values = Values() }
      return values.isEmpty
    }
    if !wasEmpty { StoredValues.didChangeEverything() }
  }

  /// All that was written, by key.
  package static var written: [String: Any] {
    let copy = values.withLock { $0 }
    return copy.written
  }

  // MARK: What all other methods end in

  package override func object(forKey key: String) -> Any? {
    let found = Self.values.withLock { values in
      Box(value: values.written[key] ?? values.registered[key])
    }
    return found.value
  }

  package override func set(_ value: Any?, forKey key: String) {
    let new = Box(value: value.map { Self.propertyListValue($0, for: key) })
    let old = Self.values.withLock { values in
      let old = Box(value: values.written[key])
      values.written[key] = new.value
      return old
    }
    StoredValues.didChange(key, in: self)
    if !new.isEqual(to: old) { postChange() }
  }

  package override func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

  package override func register(defaults: [String: Any]) {
    let new = defaults.map { ($0.key, Box(value: Self.propertyListValue($0.value, for: $0.key))) }
    Self.values.withLock { values in
      for (key, box) in new { values.registered[key] = box.value }
    }
    for (key, _) in new { StoredValues.didChange(key, in: self) }
    if !new.isEmpty { postChange() }
  }

  package override func dictionaryRepresentation() -> [String: Any] {
    let copy = Self.values.withLock { $0 }
    return copy.registered.merging(copy.written) { $1 }
  }

  package override func synchronize() -> Bool { true }

  /// Source: Apple's documentation of `UserDefaults.didChangeNotification`.
  private func postChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  // MARK: Where Foundation on Linux differs from Apple's

  /// Foundation on Linux keeps the path only.
  package override func set(_ url: URL?, forKey key: String) {
    set(url?.absoluteString as Any?, forKey: key)
  }

  package override func url(forKey key: String) -> URL? {
    storedURL(from: object(forKey: key))
  }

  /// Foundation on Linux takes only 0 and 1 for booleans.
  package override func bool(forKey key: String) -> Bool {
    let value = object(forKey: key)
    if let number = value as? NSNumber { return number.boolValue }
    return (value as? String).map { NSString(string: $0).boolValue } ?? false
  }

  private struct Box: @unchecked Sendable {
    let value: Any?

    /// False for values that can't be compared.
    func isEqual(to other: Box) -> Bool {
      guard let value else { return other.value == nil }
      guard let mine = value as? AnyHashable, let others = other.value as? AnyHashable else {
        return false
      }
      return mine == others
    }
  }

  /// Numbers become `NSNumber`, as Foundation's own methods make them.
  private static func propertyListValue(_ value: Any, for key: String) -> Any {
    if let url = value as? URL { return url.absoluteString }
    if let number = value as? NSNumber { return number }
    if isPropertyList(value) { return value }
    preconditionFailure(
      "UserDefaults: a value of type \(type(of: value)) under \"\(key)\" is no property list: "
        + "store strings, numbers, booleans, dates, data, and arrays and dictionaries of these")
  }

  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is Data, is Date, is NSNumber: true
    case let items as [Any]: items.allSatisfy(isPropertyList)
    case let fields as [String: Any]: fields.values.allSatisfy(isPropertyList)
    default: false
    }
  }
}
