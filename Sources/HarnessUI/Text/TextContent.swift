/// What a text shows: known at once, or found when the environment is known.
enum TextContent: Equatable, Sendable {
  case verbatim(String)
  /// A localised key without arguments, of the default table: by far the most frequent.
  case key(String)
  case provider(TextProvider)

  func runs(in environment: EnvironmentValues) -> [TextRun] {
    switch self {
    case .verbatim(let string): [TextRun(text: string)]
    case .key(let key): LocalizedText.runs(of: key, in: environment)
    case .provider(let provider): provider.runs(in: environment)
    }
  }

  /// The text where it needs no environment, so that nothing has to be read.
  var constant: String? {
    switch self {
    case .verbatim(let string): string
    case .key(let key): LocalizedText.isConstant(key) ? key : nil
    case .provider: nil
    }
  }
}

/// Finds what a text shows. Each kind of text has a subclass.
class TextProvider: Equatable, @unchecked Sendable {
  init() {}

  func runs(in environment: EnvironmentValues) -> [TextRun] { [] }

  /// Whether both show the same in any environment.
  func isEqual(to other: TextProvider) -> Bool { self === other }

  /// When the text will be another one, counted from a time; nil: never.
  func nextChange(after time: Double) -> Double? { nil }

  static func == (first: TextProvider, second: TextProvider) -> Bool {
    first === second || (type(of: first) == type(of: second) && first.isEqual(to: second))
  }
}

/// Two texts one after the other.
final class JoinedText: TextProvider, @unchecked Sendable {
  private let first: Text
  private let second: Text

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    first.runs(in: environment) + second.runs(in: environment)
  }

  override func isEqual(to other: TextProvider) -> Bool {
    let other = unsafeDowncast(other, to: JoinedText.self)
    return first == other.first && second == other.second
  }

  override func nextChange(after time: Double) -> Double? {
    [first, second].compactMap { $0.nextChange(after: time) }.min()
  }
}
