/// A number as plural rules see it: its whole part, and the digits behind the point.
package struct PluralQuantity: Hashable, Sendable {
  let whole: UInt64
  /// The visible digits of the fraction, as a number.
  let fraction: UInt64
  let fractionDigits: Int

  package init(_ whole: UInt64) { (self.whole, fraction, fractionDigits) = (whole, 0, 0) }

  package init(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude.isFinite, magnitude < 1e15 else {
      self.init(UInt64(exactly: magnitude.rounded(.down)) ?? .max)
      return
    }
    let digits = "\(magnitude)".split(separator: ".")
    let behind = digits.count > 1 && digits[1] != "0" ? digits[1] : ""
    self.init(
      whole: UInt64(magnitude), fraction: UInt64(behind) ?? 0, fractionDigits: behind.count)
  }

  private init(whole: UInt64, fraction: UInt64, fractionDigits: Int) {
    self.whole = whole
    self.fraction = fraction
    self.fractionDigits = fractionDigits
  }

  var isWhole: Bool { fractionDigits == 0 }
  var isZero: Bool { whole == 0 && fraction == 0 }
}

/// Which form of a word goes with a number, by language.
///
/// Source: the cardinal rules of Unicode's Common Locale Data Repository.
package enum PluralRules {
  /// The names of the forms to try, the most telling first.
  static func categories(of number: PluralQuantity, in language: String) -> [String] {
    let category = category(of: number, in: language)
    // A form for nothing at all is used wherever a table has one.
    if number.isZero { return ["zero", category, "other"] }
    return [category, "other"]
  }

  package static func category(of number: PluralQuantity, in language: String) -> String {
    let name = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    switch name {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue", "km", "jv", "su", "wo":
      return "other"
    case "fr", "hy", "kab", "ff": return number.whole < 2 ? "one" : "other"
    case "pt" where !language.hasSuffix("PT"): return number.whole < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
      return number.whole == 0 || isExactlyOne(number) ? "one" : "other"
    default: return richer(number, in: name)
    }
  }

  private static func isExactlyOne(_ number: PluralQuantity) -> Bool {
    number.whole == 1 && number.isWhole
  }

  /// Languages whose rules look at the last digits, or have more than two forms.
  private static func richer(_ number: PluralQuantity, in language: String) -> String {
    switch language {
    case "ru", "uk", "be": return eastSlavic(number)
    case "sr", "hr", "bs", "sh": return southSlavic(number)
    case "pl": return polish(number)
    case "cs", "sk": return czech(number)
    case "sl": return slovenian(number)
    case "ar": return arabic(number)
    case "lt": return lithuanian(number)
    case "lv": return latvian(number)
    case "ro", "mo": return romanian(number)
    case "he", "iw": return hebrew(number)
    case "ga": return irish(number)
    case "cy": return welsh(number)
    case "mt": return maltese(number)
    case "mk", "is": return lastDigitOne(number)
    case "da":
      return isExactlyOne(number) || (number.whole < 2 && !number.isWhole) ? "one" : "other"
    case "fil", "tl":
      return number.isWhole && [4, 6, 9].contains(number.whole % 10) ? "other" : "one"
    default: return isExactlyOne(number) ? "one" : "other"
    }
  }
}
