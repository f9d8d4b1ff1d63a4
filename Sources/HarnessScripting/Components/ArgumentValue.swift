public import Foundation
public import HarnessLua

/// A type that a component can take as an argument from a script.
///
/// Strings, numbers, booleans, optionals, arrays and dictionaries conform, and so does any
/// `RawRepresentable` enum that says so: `extension Theme: ArgumentValue {}`.
nonisolated public protocol ArgumentValue: LuaReadable {
  /// Any value of the type: used to find out a component's signature without a script's values.
  static var placeholder: Self { get }
  /// The name of the type in a signature.
  static var argumentTypeName: String { get }
  /// Whether a script may leave the argument out; then it is the placeholder.
  static var isOptionalArgument: Bool { get }
}

nonisolated extension ArgumentValue {
  /// False: the argument must be given.
  public static var isOptionalArgument: Bool { false }
}

nonisolated extension String: ArgumentValue {
  /// An empty string.
  public static var placeholder: String { "" }
  /// `string`.
  public static var argumentTypeName: String { "string" }
}

nonisolated extension Int: ArgumentValue {
  /// Zero.
  public static var placeholder: Int { 0 }
  /// `integer`.
  public static var argumentTypeName: String { "integer" }
}

nonisolated extension Double: ArgumentValue {
  /// Zero.
  public static var placeholder: Double { 0 }
  /// `number`.
  public static var argumentTypeName: String { "number" }
}

nonisolated extension Bool: ArgumentValue {
  /// False.
  public static var placeholder: Bool { false }
  /// `boolean`.
  public static var argumentTypeName: String { "boolean" }
}

nonisolated extension URL: ArgumentValue {
  /// Reads a text that is a URL.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> URL {
    let text = try call.string(index)
    guard let url = URL(string: text) else {
      throw LuaError("\"\(text)\" is no URL", kind: .argument)
    }
    return url
  }

  /// The root folder.
  public static var placeholder: URL { URL(fileURLWithPath: "/") }
  /// `URL`.
  public static var argumentTypeName: String { "URL" }
}

nonisolated extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  /// Nil.
  public static var placeholder: Wrapped? { nil }
  /// True: what is left out is nil.
  public static var isOptionalArgument: Bool { true }
  /// The wrapped type's name with a question mark.
  public static var argumentTypeName: String { "\(Wrapped.argumentTypeName)?" }
}

nonisolated extension Array: ArgumentValue where Element: ArgumentValue {
  /// No elements.
  public static var placeholder: [Element] { [] }
  /// An array of the element's type.
  public static var argumentTypeName: String { "{\(Element.argumentTypeName)}" }
}

nonisolated extension Dictionary: ArgumentValue where Key == String, Value: ArgumentValue {
  /// No entries.
  public static var placeholder: [String: Value] { [:] }
  /// A table with named fields of the value's type.
  public static var argumentTypeName: String { "{[string]: \(Value.argumentTypeName)}" }
}

nonisolated extension ArgumentValue
where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads the raw value; another string is an error that lists the allowed ones.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Self {
    let text = try call.string(index)
    guard let value = Self(rawValue: text) else {
      let allowed = allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw LuaError("\"\(text)\" is none of \(allowed)", kind: .argument)
    }
    return value
  }

  /// The first case.
  public static var placeholder: Self {
    guard let first = allCases.first else {
      preconditionFailure("\(Self.self) has no cases, so it can't be an argument")
    }
    return first
  }

  /// The raw values.
  public static var argumentTypeName: String {
    allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " | ")
  }
}
