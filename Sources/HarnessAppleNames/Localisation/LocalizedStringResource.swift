public import Foundation

/// A text that is looked up later: its key, and where the tables are.
///
/// Source: Apple's documentation of `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, @unchecked Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// Where the tables lie.
  public enum BundleDescription: Equatable, @unchecked Sendable {
    /// In the app's own bundle.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In a bundle at an address.
    case atURL(URL)

    /// Whether both are the same place.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// What the tables are searched for.
  public let key: String
  /// The text for where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil: the usual one.
  public let table: String?
  /// The language to look for.
  public var locale: Locale
  /// Where the tables lie.
  public let bundle: BundleDescription
  /// A bundle that was given itself.
  let ownBundle: Bundle?

  /// A key with a text for where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    ownBundle = nil
  }

  /// A key that is the text itself where no table has it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    ownBundle = nil
  }

  /// A key with a text for where no table of a bundle has it.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = .atURL(bundle.bundleURL)
    ownBundle = bundle
  }

  /// A key that is the text itself where no table of a bundle has it.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = .atURL(bundle.bundleURL)
    ownBundle = bundle
  }

  /// A key without arguments.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A key with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The bundle with the tables; nil: the app's own.
  package var tablesBundle: Bundle? {
    if let ownBundle { return ownBundle }
    switch bundle {
    case .main: return nil
    case .forClass(let type): return Bundle(for: type)
    case .atURL(let url): return Bundle(url: url)
    }
  }

  /// The text in a language.
  package func text(in locale: Locale) -> String {
    LocalizedTables.text(
      for: key, arguments: defaultValue.arguments, default: defaultValue.key, table: table,
      bundle: tablesBundle, locale: locale)
  }
}

/// Something that has a localised text.
///
/// Source: Apple's documentation of `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localised text.
  var localizedStringResource: LocalizedStringResource { get }
}
