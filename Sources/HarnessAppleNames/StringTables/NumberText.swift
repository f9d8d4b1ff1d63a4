import Foundation

/// Numbers the way a locale writes them.
enum NumberText {
  /// The digits of a whole number, in groups.
  static func grouped(_ magnitude: UInt64, in locale: Locale) -> String {
    let isPlain = writesPlainDigits(locale)
    if magnitude < 1000, isPlain { return String(magnitude) }
    if isPlain, groupsLikeEnglish(locale) {
      return inGroupsOfThree(String(magnitude), separator: ",")
    }
    guard let value = Int64(exactly: magnitude) else {
      return inGroupsOfThree(String(magnitude), separator: locale.groupingSeparator ?? ",")
    }
    return value.formatted(.number.locale(locale))
  }

  /// A decimal number that C has printed, with the locale's digits and separators.
  static func localised(_ text: String, in locale: Locale) -> String {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isWhole = parts[0].allSatisfy(\.isNumber)
    let whole = isWhole ? UInt64(parts[0]).map { grouped($0, in: locale) } : nil
    let start = whole ?? String(parts[0])
    guard parts.count > 1 else { return start }
    var fraction = String(parts[1])
    if !writesPlainDigits(locale) {
      fraction = String(
        fraction.map { digit in
          digit.wholeNumberValue.map { $0.formatted(.number.locale(locale)).first ?? digit }
            ?? digit
        })
    }
    return start + (locale.decimalSeparator ?? ".") + fraction
  }

  private static func inGroupsOfThree(_ digits: String, separator: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digit)
    }
    return text
  }

  private static func groupsLikeEnglish(_ locale: Locale) -> Bool {
    let name = locale.identifier
    return name.hasPrefix("en")
      && !["IN", "ZA", "AT", "CH", "BE", "FI", "SE", "DK", "SI"]
        .contains { name.hasSuffix($0) }
  }

  /// Whether the locale writes 0 to 9, known without asking ICU for the usual ones.
  private static func writesPlainDigits(_ locale: Locale) -> Bool {
    let name = locale.identifier
    let language = name.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    let others: Set<Substring> = [
      "ar", "fa", "bn", "mr", "ne", "my", "as", "dz", "ur", "ckb", "ps", "sd", "ks", "uz", "pa",
      "sat", "mni", "bgn", "mzn", "lrc",
    ]
    if !others.contains(language), !name.contains("numbers=") { return true }
    return 0.formatted(.number.locale(locale)) == "0"
  }
}
