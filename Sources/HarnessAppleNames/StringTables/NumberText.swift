import Foundation
import Synchronization

/// Numbers the way a locale writes them.
enum NumberText {
  /// The digits of a whole number, in groups.
  static func grouped(_ magnitude: UInt64, in locale: Locale) -> String {
    let habits = habits(of: locale)
    if magnitude < 1000, habits.plainDigits { return String(magnitude) }
    if habits.plainDigits, habits.groupsLikeEnglish {
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
    if !habits(of: locale).plainDigits {
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

  private static let knownHabits = Mutex<[String: Habits]>([:])

  /// How a locale writes numbers, found out once.
  private static func habits(of locale: Locale) -> Habits {
    let name = locale.identifier
    if let known = knownHabits.withLock({ $0[name] }) { return known }
    let habits = Habits(locale, named: name)
    knownHabits.withLock { $0[name] = habits }
    return habits
  }
}

/// How a locale writes numbers.
private struct Habits {
  /// With 0 to 9.
  let plainDigits: Bool
  /// In groups of three with a comma between them.
  let groupsLikeEnglish: Bool

  init(_ locale: Locale, named name: String) {
    plainDigits = Self.writesPlainDigits(locale, named: name)
    groupsLikeEnglish =
      name.hasPrefix("en")
      && !["IN", "ZA", "AT", "CH", "BE", "FI", "SE", "DK", "SI"].contains { name.hasSuffix($0) }
  }

  /// Known without asking ICU for the usual ones.
  private static func writesPlainDigits(_ locale: Locale, named name: String) -> Bool {
    let language = name.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    let others: Set<Substring> = [
      "ar", "fa", "bn", "mr", "ne", "my", "as", "dz", "ur", "ckb", "ps", "sd", "ks", "uz", "pa",
      "sat", "mni", "bgn", "mzn", "lrc",
    ]
    if !others.contains(language), !name.contains("numbers=") { return true }
    return 0.formatted(.number.locale(locale)) == "0"
  }
}
