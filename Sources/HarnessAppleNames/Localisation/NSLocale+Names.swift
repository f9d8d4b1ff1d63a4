public import Foundation

extension NSLocale {
  /// The name of a language in this one.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// The name of a country in this language.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// The name of a locale in this language.
  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    locale.localizedString(forIdentifier: identifier) ?? identifier
  }

  /// The name of a currency in this language.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  private var locale: Locale {
    Locale(identifier: object(forKey: .identifier) as? String ?? "en")
  }
}
