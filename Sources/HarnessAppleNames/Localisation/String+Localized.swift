public import Foundation

extension String {
  /// What is done with placeholders that have got no argument.
  ///
  /// Source: Apple's documentation of `String.LocalizationOptions`.
  public struct LocalizationOptions: @unchecked Sendable {
    /// What stands for the placeholders.
    public var replacements: [any CVarArg]?
    /// No replacements.
    public init() {}
  }

  /// The localised text of a key, else a value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedTables.text(
      for: "\(key)", arguments: defaultValue.arguments, default: defaultValue.key, table: table,
      bundle: bundle, locale: locale)
  }

  /// The localised text of a key, else the key itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedTables.text(
      for: keyAndValue.key, arguments: keyAndValue.arguments, table: table, bundle: bundle,
      locale: locale)
  }

  /// The localised text of a key, with arguments that are given now.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self = options.replacements.map { String(format: text, arguments: $0) } ?? text
  }

  /// The localised text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: resource.locale)
  }

  /// The localised text that a resource names, with arguments that are given now.
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    let text = String(localized: resource)
    self = options.replacements.map { String(format: text, arguments: $0) } ?? text
  }
}

extension AttributedString {
  /// The localised text of a key, with the looks that its Markdown says.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    self = MarkdownText.attributed(text)
  }

  /// The localised text of a key, else a value, with the looks that its Markdown says.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(
      localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
    self = MarkdownText.attributed(text)
  }

  /// The localised text that a resource names, with the looks that its Markdown says.
  public init(localized resource: LocalizedStringResource) {
    self = MarkdownText.attributed(String(localized: resource))
  }
}
