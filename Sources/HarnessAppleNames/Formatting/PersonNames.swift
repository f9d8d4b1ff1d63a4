public import Foundation

extension PersonNameComponents {
  /// Writes a person's name as in English.
  ///
  /// Source: Apple's documentation of `PersonNameComponents.FormatStyle`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// What friends say, as far as there is a nickname, else the first name.
      case short
      /// First and last name.
      case medium
      /// All of it.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// The language, which changes nothing.
    public var locale: Locale

    /// A style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// A person's name.
    public func format(_ value: PersonNameComponents) -> String {
      let parts: [String?] =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long:
          [
            value.namePrefix, value.givenName, value.middleName, value.familyName,
            value.nameSuffix,
          ]
        case .abbreviated:
          [value.givenName, value.familyName].map { $0?.first.map { String($0).uppercased() } }
        }
      return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(
        separator: style == .abbreviated ? "" : " ")
    }
  }

  /// First and last name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Persons' names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension PersonNameComponents {
  /// Reads a person's name: first names, then a last one.
  ///
  /// Source: Apple's documentation of `PersonNameComponents.ParseStrategy`.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// A strategy.
    public init() {}

    /// The parts of a name.
    ///
    /// - Throws: A `CocoaError` of the code `formatting` for an empty text.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = PersonNameComponents(words: value) else {
        throw CocoaError(.formatting)
      }
      return components
    }
  }

  /// The parts of a name that is written as first names and a last one.
  ///
  /// - Throws: A `CocoaError` of the code `formatting` for an empty text.
  public init(_ string: String) throws { self = try ParseStrategy().parse(string) }

  /// The parts of a name; nil for a text without words.
  fileprivate init?(words text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    self.init()
    givenName = first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 {
      middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Reads what is written.
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }

  /// The same style for a language, which changes nothing.
  public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Persons' names.
  public static var name: Self { Self() }
}

/// Writes persons' names as in English.
///
/// Source: Apple's documentation of `PersonNameComponentsFormatter`.
public class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of the name is written.
  public enum Style: Int, Sendable {
    /// As usual: first and last name.
    case `default`
    /// What friends say.
    case short
    /// First and last name.
    case medium
    /// All of it.
    case long
    /// The first letters.
    case abbreviated
  }

  /// How much of the name is written.
  public var style = Style.default
  /// The language, which changes nothing.
  public var locale: Locale = .current

  /// Writes first and last names.
  public override init() { super.init() }
  /// Nil: formatters are not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  /// A person's name.
  public func string(from components: PersonNameComponents) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch self.style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return components.formatted(.name(style: style))
  }

  /// A person's name in a style.
  public static func localizedString(
    from components: PersonNameComponents, style: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// The parts of a name that is written as first names and a last one; nil for an empty text.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(words: string)
  }

  /// The name as a text; nil for what is none.
  public override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string)
  }
}
