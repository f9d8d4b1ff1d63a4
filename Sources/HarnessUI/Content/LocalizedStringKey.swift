public import Foundation

/// A text that is looked up in the app's string tables, with its arguments.
///
/// Without a table the text is its key with the arguments filled in, as in SwiftUI.
/// Source: SwiftUI's documentation of `LocalizedStringKey`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  /// The key with a format specifier for each argument, as string tables hold it.
  package let key: String
  /// The text with the arguments filled in.
  package let resolved: String

  /// A key without arguments.
  public init(_ value: String) {
    key = value
    resolved = value
  }

  /// A key without arguments.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with arguments.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    resolved = stringInterpolation.resolved
  }

  /// Collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var resolved = ""

    /// Starts with no parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
      resolved.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a part of the key itself.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      resolved += literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }

    /// Adds the text of a view.
    public mutating func appendInterpolation(_ text: Text) { append("%@", text.string) }

    /// Adds an image, which has no text.
    public mutating func appendInterpolation(_ image: Image) { append("%@", "") }

    /// Adds an integer.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append("%lld", "\(value)")
    }

    /// Adds a floating-point number with six decimals, the way `%lf` prints it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("%lf", String(format: "%lf", Double(value)))
    }

    /// Adds a number the way a format specifier prints it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value))
    }

    /// Adds a value the way a format style prints it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(input))
    }

    /// Adds a value the way a formatter prints it.
    public mutating func appendInterpolation(_ value: NSObject, formatter: Formatter) {
      append("%@", formatter.string(for: value) ?? "\(value)")
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    private mutating func append(_ specifier: String, _ text: String) {
      key += specifier
      resolved += text
    }
  }
}
