package import Foundation

/// One place of a format string, such as `%2$@` or `%-5.2f`.
package struct FormatSpecifier: Hashable, Sendable {
  /// The argument's place, from 1; nil: the next one.
  var position: Int?
  var flags = ""
  var width: Int?
  var precision: Int?
  /// The name in `%#@name@`.
  var variable: String?
  var conversion: Character = "@"

  /// Reads a whole specifier, such as `%.2f`; nil for anything else.
  package init?(_ text: String) {
    var rest = Substring(text)
    guard rest.popFirst() == "%", let parsed = FormatSpecifier(after: &rest), rest.isEmpty else {
      return nil
    }
    self = parsed
  }

  /// Reads what stands behind a percent sign, and takes it away; nil leaves the text as it was.
  init?(after text: inout Substring) {
    if takeFrequent(from: &text) { return }
    var rest = text
    if let number = rest.takeNumber() {
      if rest.first == "$" {
        rest.removeFirst()
        position = number
      } else {
        width = number
      }
    }
    if width == nil {
      while let flag = rest.first, "-+ 0#'".contains(flag) { flags.append(rest.removeFirst()) }
      width = rest.takeNumber()
    }
    if rest.first == "." {
      rest.removeFirst()
      precision = rest.takeDigits() ?? 0
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
    guard let last = rest.popFirst() else { return nil }
    switch last {
    case "@" where flags.contains("#"):
      guard let end = rest.firstIndex(of: "@") else { return nil }
      variable = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    case "a" where rest.hasPrefix("rg"):
      rest.removeFirst(2)
      conversion = "a"
    case "@", "d", "i", "u", "x", "X", "o", "c", "f", "F", "e", "E", "g", "G", "s":
      conversion = last
    default: return nil
    }
    text = rest
  }

  /// Reads what Swift's interpolation writes for texts and whole numbers: nearly all there are.
  private mutating func takeFrequent(from text: inout Substring) -> Bool {
    if text.utf8.first == UInt8(ascii: "@") {
      text = text.dropFirst()
    } else if text.utf8.starts(with: "lld".utf8) {
      conversion = "d"
      text = text.dropFirst(3)
    } else {
      return false
    }
    return true
  }

  /// Whether it stands for whatever the rule around it counts (`%arg`).
  var isCounted: Bool { conversion == "a" }
}

extension Substring {
  /// Takes the decimal number at the start, unless it begins with a zero, which is a flag.
  fileprivate mutating func takeNumber() -> Int? { first == "0" ? nil : takeDigits() }

  /// Takes the decimal number at the start.
  fileprivate mutating func takeDigits() -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    removeFirst(digits.count)
    return number
  }
}

// MARK: Printing

extension FormatSpecifier {
  /// More digits than a number has say nothing.
  private static let mostDigits = 99
  /// No text is filled up to more characters.
  private static let widest = 999

  /// The digits that are asked for.
  private var digits: Int? { precision.map { min($0, Self.mostDigits) } }

  /// Prints an argument as a locale writes it. An argument of another kind is printed all the same.
  package func print(_ argument: FormatArgument, in locale: Locale) -> String {
    let text = unpadded(argument, in: locale)
    guard let width = width.map({ min($0, Self.widest) }), text.count < width else { return text }
    let missing = width - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0"), case .text = argument else {
      return padded(text, by: missing)
    }
    return String(repeating: " ", count: missing) + text
  }

  private func padded(_ text: String, by missing: Int) -> String {
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.first.map { "+-".contains($0) } == true ? String(text.prefix(1)) : ""
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  private func unpadded(_ argument: FormatArgument, in locale: Locale) -> String {
    switch argument {
    case .text(let text): precision.map { String(text.prefix($0)) } ?? text
    case .integer(let value) where isReal: real(Double(value), in: locale)
    case .unsigned(let value) where isReal: real(Double(value), in: locale)
    case .integer(let value):
      integer(value.magnitude, isNegative: value < 0, in: locale)
    case .unsigned(let value): integer(value, isNegative: false, in: locale)
    case .real(let value): real(value, in: locale)
    }
  }

  /// Whether it prints a number with a fraction.
  private var isReal: Bool {
    switch conversion {
    case "f", "F", "e", "E", "g", "G": true
    default: false
    }
  }

  private func integer(_ magnitude: UInt64, isNegative: Bool, in locale: Locale) -> String {
    switch conversion {
    case "x", "X", "o":
      let bits = isNegative ? 0 &- magnitude : magnitude
      let radix = conversion == "o" ? 8 : 16
      let prefix = flags.contains("#") ? (radix == 8 ? "0" : "0\(conversion)") : ""
      return prefix + String(bits, radix: radix, uppercase: conversion == "X")
    case "c":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: magnitude)).map { String($0) } ?? ""
    default:
      var digits = NumberText.grouped(magnitude, in: locale)
      if let least = self.digits, digits.count < least {
        digits = String(repeating: "0", count: least - digits.count) + digits
      }
      return sign(isNegative: isNegative) + digits
    }
  }

  private func real(_ value: Double, in locale: Locale) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : sign(isNegative: value < 0) + "∞" }
    let isNegative = value.sign == .minus
    let text: String =
      switch conversion.lowercased() {
      case "e": String(format: "%.\(digits ?? 6)e", value.magnitude)
      case "g": String(format: "%.\(digits ?? 6)g", value.magnitude)
      default: String(format: "%.\(digits ?? 6)f", value.magnitude)
      }
    return sign(isNegative: isNegative) + NumberText.localised(text, in: locale)
  }

  private func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    return flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
  }
}
