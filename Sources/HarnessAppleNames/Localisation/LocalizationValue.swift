public import Foundation

extension String {
  /// A text that is looked up in string tables, with its arguments.
  ///
  /// Source: Apple's documentation of `String.LocalizationValue`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key with a format specifier for each argument, as string tables hold it.
    package let key: String
    /// What stands for the specifiers, in order.
    package let arguments: [LocalizedArgument]

    /// A key without arguments.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// A key without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The key with the arguments filled in, for where no table has it.
    package var resolved: String { LocalizedArgument.fill(key, with: arguments) }
  }
}

extension String.LocalizationValue {
  /// A part of a value that a specifier stands for, until its type is known.
  ///
  /// Source: Apple's documentation of `String.LocalizationValue.Placeholder`.
  public enum Placeholder: Hashable, Sendable {
    /// An integer.
    case int
    /// An integer without a sign.
    case uint
    /// A number of single precision.
    case float
    /// A number of double precision.
    case double
    /// Anything that describes itself.
    case object
  }

  /// Collects the parts of an interpolated value.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizedArgument] = []

    /// Starts with no parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    /// Adds a part of the key itself; a percent sign is doubled in a key with arguments.
    public mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }

    /// Adds an integer.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append("%lld", "\(value)", Double(value))
    }

    /// Adds a floating-point number with six decimals, the way `%lf` prints it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("%lf", String(format: "%lf", Double(value)), Double(value))
    }

    /// Adds a number the way a format specifier prints it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value))
    }

    /// Adds a value the way a format style prints it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(value))
    }

    /// Adds a value the way a formatter prints it.
    public mutating func appendInterpolation(_ value: NSObject, formatter: Formatter) {
      append("%@", formatter.string(for: value) ?? "\(value)")
    }

    /// Adds a text that is looked up itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", String(localized: resource))
    }

    /// Adds the text of an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", String(attributedString.characters))
    }

    /// Adds a place for an argument that is given later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      switch placeholder {
      case .int: append("%lld", "%lld")
      case .uint: append("%llu", "%llu")
      case .float, .double: append("%lf", "%lf")
      case .object: append("%@", "%@")
      }
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    private mutating func append(_ specifier: String, _ text: String, _ number: Double? = nil) {
      key += specifier
      arguments.append(LocalizedArgument(specifier: specifier, text: text, number: number))
    }
  }
}
