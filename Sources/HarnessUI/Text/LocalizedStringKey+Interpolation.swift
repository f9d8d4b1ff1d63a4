public import Foundation
import HarnessAppleNames

extension LocalizedStringKey {
  /// Collects the parts of an interpolated key.
  ///
  /// Source: SwiftUI's documentation of `LocalizedStringKey.StringInterpolation`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    /// The literal parts without the escapes of the key.
    var plain = ""
    var arguments: [Argument] = []

    /// Starts with no parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part of the key itself.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      if literal.utf8.contains(UInt8(ascii: "%")) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      } else {
        key += literal
      }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

    /// Adds a string.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ string: Substring) {
      append("%@", .text(String(string)))
    }

    /// Adds a text with its look.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.text(text))
    }

    /// Adds an image, which has no text.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a text with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
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

    /// Adds a value the way a format style prints it in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value the way a format style prints it, with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds a value the way a formatter prints it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .text(formatter.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value the way a formatter prints it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds the time between two dates.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    /// Adds the time between two dates.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    /// Adds a time that runs.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Adds the name of a colour as accessibility says it.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append("%@", .text(color.name))
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text("\(value)")) }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      key += specifier
      arguments.append(.value(argument))
    }
  }
}
