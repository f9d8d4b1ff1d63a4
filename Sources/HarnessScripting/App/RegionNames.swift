import Foundation
import HarnessLua
import HarnessUI

/// Locales, calendars and time zones as a script names them.
enum RegionNames {
  typealias Answer = Result<AppOption.Change, OptionProblem>

  private static let calendars: [(String, Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese),
    ("coptic", .coptic), ("ethiopic_amete_mihret", .ethiopicAmeteMihret),
    ("ethiopic_amete_alem", .ethiopicAmeteAlem), ("hebrew", .hebrew), ("indian", .indian),
    ("islamic", .islamic), ("islamic_civil", .islamicCivil),
    ("islamic_tabular", .islamicTabular), ("islamic_umm_al_qura", .islamicUmmAlQura),
    ("iso8601", .iso8601), ("japanese", .japanese), ("persian", .persian),
    ("republic_of_china", .republicOfChina),
  ]

  static func calendar(_ name: String) -> Answer {
    guard let found = calendars.first(where: { $0.0 == name }) else {
      return .failure(OptionProblem(.string(name), among: calendars.map(\.0)))
    }
    return .success { values in
      var calendar = Calendar(identifier: found.1)
      calendar.locale = values.locale
      calendar.timeZone = values.timeZone
      values.calendar = calendar
    }
  }

  /// The calendar follows: its first day of the week, and the names of its days and months.
  static func locale(_ name: String) -> Answer {
    knownLocale(name).map { locale in
      { values in
        values.locale = locale
        values.calendar.locale = locale
      }
    }
  }

  static func knownLocale(_ name: String) -> Result<Locale, OptionProblem> {
    let locale = Locale(identifier: name)
    let region = locale.language.region
    guard locale.language.languageCode?.isISOLanguage == true, region?.isISORegion ?? true else {
      return .failure(unknown("locale", name, like: "de_DE", among: Locale.availableIdentifiers))
    }
    return .success(locale)
  }

  /// The calendar follows.
  static func timeZone(_ name: String) -> Answer {
    guard let zone = TimeZone(identifier: name) else {
      return .failure(
        unknown("time zone", name, like: "Europe/Berlin", among: TimeZone.knownTimeZoneIdentifiers))
    }
    return .success { values in
      values.timeZone = zone
      values.calendar.timeZone = zone
    }
  }

  private static func unknown(
    _ what: String, _ name: String, like example: String, among names: [String]
  ) -> OptionProblem {
    let near = nearest(to: name, in: names.sorted()).map { "did you mean \"\($0)\"?" }
    return OptionProblem(
      "there is no \(what) \(ValueText.quoted(name)); \(near ?? "write it like \"\(example)\"")")
  }
}
