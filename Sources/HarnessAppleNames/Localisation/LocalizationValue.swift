public import Foundation

extension String {
  /// A text that is looked up in string tables, with its arguments.
  ///
  /// Source: Apple's documentation of `String.LocalizationValue`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key with a format specifier for each argument, as string tables hold it.
    package let key: String
    /// What stands for the specifiers, in order.
    package let arguments: [FormatArgument]

    /// A key without arguments.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// A key without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      // Without arguments the key is looked up as it is written, and no percent sign was escaped.
      key =
        stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
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
    /// The literal parts without the escapes of the key.
    var plain = ""
    var arguments: [FormatArgument] = []

    /// Starts with no parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    /// Adds a part of the key itself; a percent sign is doubled in a key with arguments.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .text(String(string)))
    }

    /// Adds an integer, with its digits in groups.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      let isWide = MemoryLayout<T>.size > 4
      if T.isSigned {
        append(isWide ? "%lld" : "%d", .integer(Int64(truncatingIfNeeded: value)))
      } else {
        append(isWide ? "%llu" : "%u", .unsigned(UInt64(truncatingIfNeeded: value)))
      }
    }

    /// Adds a floating-point number with six decimals.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(MemoryLayout<T>.size > 4 ? "%lf" : "%f", .real(Double(value)))
    }

    /// Adds a number the way a format specifier prints it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(specifier, FormatArgument(value))
    }

    /// Adds a value the way a format style prints it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(format.format(value)))
    }

    /// Adds a value the way a formatter prints it.
    public mutating func appendInterpolation(_ value: NSObject, formatter: Formatter) {
      append("%@", .text(formatter.string(for: value) ?? "\(value)"))
    }

    /// Adds a text that is looked up itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(String(localized: resource)))
    }

    /// Adds the text of an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(String(attributedString.characters)))
    }

    /// Adds a place for an argument that is given later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      switch placeholder {
      case .int: append("%lld", .text("%lld"))
      case .uint: append("%llu", .text("%llu"))
      case .float, .double: append("%lf", .text("%lf"))
      case .object: append("%@", .text("%@"))
      }
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text("\(value)")) }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
