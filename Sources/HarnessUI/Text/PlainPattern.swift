import HarnessAppleNames
import Synchronization

/// The parts of a key with arguments that no table and no markup has a say in: nearly all of them.
/// Each key is taken apart once.
struct PlainPattern: Sendable {
  private enum Part: Sendable {
    case literal(String)
    case field(FormatPattern.Field)
  }

  private let parts: [Part]

  private static let known = Mutex<[String: PlainPattern?]>([:])
  /// Keys that are made at run time may be many.
  private static let most = 2000

  /// The pattern of a key; nil where the key may hold markup.
  static func of(_ key: LocalizedStringKey) -> PlainPattern? {
    if let pattern = known.withLock({ $0[key.key] }) { return pattern }
    let pattern = PlainPattern(key)
    known.withLock { patterns in
      if patterns.count >= most { patterns.removeAll() }
      patterns[key.key] = .some(pattern)
    }
    return pattern
  }

  private init?(_ key: LocalizedStringKey) {
    if InlineMarkdown.mayMark(key.key) { return nil }
    // What the arguments are decides nothing without a table.
    let places = key.arguments.map { _ in FormatArgument.text("") }
    let pattern = LocalizedEntry(format: key.key).pattern(for: places)
    var parts: [Part] = []
    pattern.split(
      pattern.text, literal: { parts.append(.literal($0)) }, field: { parts.append(.field($0)) })
    self.parts = parts
  }

  /// The text with its arguments; nil where one of them is a text, which has a look of its own.
  func text(with arguments: [LocalizedStringKey.Argument], in environment: EnvironmentValues)
    -> String?
  {
    let locale = environment.locale
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .field(let field):
        guard arguments.indices.contains(field.argument),
          case .value(let value) = arguments[field.argument]
        else { return nil }
        text += field.specifier.print(value, in: locale)
      }
    }
    return text
  }
}
