/// An enum of identifiers whose names have the path of their type in them, so that two screens can
/// both have a `phoneNumber`.
///
/// ```swift
/// enum LoginAccessID {
///   enum SignIn: String, PrettyRawRepresentable { case signIn, phoneNumber }
/// }
/// LoginAccessID.SignIn.phoneNumber.prettyRawValue  // LoginAccessID_SignIn_phoneNumber
/// ```
public protocol PrettyRawRepresentable: RawRepresentable where RawValue == String {
  /// The identifier.
  var prettyRawValue: String { get }
}

extension PrettyRawRepresentable {
  /// The names of the type and of those around it, without the module, and the case's name, joined by
  /// `_`; or the raw value where it was written explicitly.
  public var prettyRawValue: String {
    guard let name = caseName, name == rawValue else { return rawValue }
    return (TypePath(Self.self).names + [name]).joined(separator: "_")
  }
}

extension RawRepresentable where RawValue == String {
  /// What identifies the element: the raw value, and of a `PrettyRawRepresentable` its pretty form.
  public var identifier: String {
    (self as? any PrettyRawRepresentable)?.prettyRawValue ?? rawValue
  }

  /// The name of the case, whatever the type says as its description; nil for what is no enum.
  package var caseName: String? { swiftEnumCaseName(self).map { String(cString: $0) } }
}

/// The language's run-time library has it for `print`. Of a value that is no enum, or whose names were
/// stripped, it knows nothing.
@_silgen_name("swift_EnumCaseName")
private func swiftEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
