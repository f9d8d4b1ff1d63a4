public import Foundation

/// Writes lists: `a, b, and c`.
///
/// Source: Apple's documentation of `ListFormatter`.
public class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  public var locale: Locale = .current
  /// How an item is written; nil: as it describes itself.
  public var itemFormatter: Formatter?

  /// Writes items as they describe themselves.
  public override init() { super.init() }
  /// Nil: formatters are not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  /// A list of texts in the current language.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// A list.
  public func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// A list; nil for what is none.
  public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
}
