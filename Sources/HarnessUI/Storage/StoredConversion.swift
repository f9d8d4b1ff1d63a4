import Foundation

/// How a value of a property is kept in a store, and read from one.
struct StoredConversion<Value> {
  /// Nil when what is stored is nothing of the kind.
  let read: (Any) -> Value?
  /// Nil removes the value.
  let write: (Value) -> Any?
}

extension StoredConversion where Value: StoredScalar {
  static var scalar: Self { Self(read: Value.value(from:), write: \.stored) }
}

extension StoredConversion {
  static func optional<T: StoredScalar>(_: T.Type) -> Self where Value == T? {
    Self(read: { .some(T.value(from: $0)) }, write: { $0?.stored })
  }

  static func raw<Raw: StoredScalar>(_: Raw.Type) -> Self
  where Value: RawRepresentable, Value.RawValue == Raw {
    Self(
      read: { Raw.value(from: $0).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue.stored })
  }

  static func optionalRaw<R: RawRepresentable>(_: R.Type) -> Self
  where Value == R?, R.RawValue: StoredScalar {
    Self(
      read: { .some(R.RawValue.value(from: $0).flatMap { R(rawValue: $0) }) },
      write: { $0?.rawValue.stored })
  }
}

/// A type that `@AppStorage` and `@SceneStorage` keep as it is.
protocol StoredScalar {
  static func value(from stored: Any) -> Self?
  var stored: Any { get }
}

extension StoredScalar {
  var stored: Any { self }
  static func value(from stored: Any) -> Self? { stored as? Self }
}

// Numbers may come back as another type of number, and as text from the command line.
extension Bool: StoredScalar {
  static func value(from stored: Any) -> Bool? {
    (stored as? NSNumber)?.boolValue ?? (stored as? String).map { NSString(string: $0).boolValue }
  }
}

extension Int: StoredScalar {
  static func value(from stored: Any) -> Int? {
    (stored as? NSNumber)?.intValue ?? (stored as? String).flatMap { Int($0) }
  }
}

extension Double: StoredScalar {
  static func value(from stored: Any) -> Double? {
    (stored as? NSNumber)?.doubleValue ?? (stored as? String).flatMap { Double($0) }
  }
}

extension String: StoredScalar {
  static func value(from stored: Any) -> String? {
    if let number = stored as? NSNumber { return number.stringValue }
    return stored as? String
  }
}

extension Data: StoredScalar {}

extension Date: StoredScalar {}

extension URL: StoredScalar {
  static func value(from stored: Any) -> URL? { storedURL(from: stored) }
  var stored: Any { absoluteString }
}

/// An address, or the path of a file.
func storedURL(from stored: Any?) -> URL? {
  guard let text = stored as? String else { return stored as? URL }
  if let url = URL(string: text), url.scheme != nil { return url }
  return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
}
