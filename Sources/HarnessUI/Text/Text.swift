public import Foundation

/// One or more lines of text.
///
/// Source: SwiftUI's documentation of `Text`.
nonisolated public struct Text: View, Equatable, Sendable {
  let content: TextContent
  /// Nil where nothing is set: texts are many, and copied often.
  private var box: LookBox?

  init(_ content: TextContent) { self.content = content }
  init(_ provider: TextProvider) { content = .provider(provider) }

  /// Shows a string as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// Shows the localised text of a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if key.arguments.isEmpty, tableName == nil, bundle == nil {
      content = .key(key.key)
    } else {
      content = .provider(LocalizedText(key, table: tableName, bundle: bundle))
    }
  }

  /// Shows a picture between texts.
  @_disfavoredOverload
  public init(_ image: Image) { content = .provider(PictureInText(image)) }

  /// Two texts as one, each with its look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if let first = lhs.plainConstant, let second = rhs.plainConstant {
      return Text(verbatim: first + second)
    }
    return Text(JoinedText(lhs, rhs))
  }

  /// The text of one without a look that does not depend on anything.
  private var plainConstant: String? { box == nil ? content.constant : nil }
}

/// How the whole text looks, where anything is said about it.
private final class LookBox: Equatable, Sendable {
  let look: TextLook
  init(_ look: TextLook) { self.look = look }
  static func == (first: LookBox, second: LookBox) -> Bool { first.look == second.look }
}

extension Text {
  /// How the whole text looks.
  var look: TextLook { box?.look ?? TextLook() }

  /// The same text with something said about its look, unless it was said before.
  func looking(_ change: (inout TextLook) -> Void) -> Text {
    var (copy, look) = (self, look)
    change(&look)
    copy.box = look.isEmpty ? nil : LookBox(look)
    return copy
  }

  /// The same text with something said about its look; nil says nothing.
  func looking(_ name: String, _ value: ElementValue?) -> Text {
    guard let value else { return self }
    return looking { $0.add(name, .plain(value)) }
  }

  /// The same text with something said about the shape of its letters; nil says nothing.
  func looking(_ trait: TextTrait?) -> Text {
    guard let trait else { return self }
    return looking { $0.add(trait) }
  }

  /// The stretches of the text with what is said about all of it.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    let runs = content.runs(in: environment)
    guard let outer = box?.look else { return runs }
    return runs.map { $0.adding(outer) }
  }

  /// What the text says in an environment, without its look.
  package func string(in environment: EnvironmentValues) -> String {
    content.constant ?? content.runs(in: environment).text
  }

  /// What the text says in the environment of the view that is evaluated right now.
  package var string: String { content.constant ?? string(in: .ofEvaluatedView) }

  /// When the text will be another one, in seconds since the reference date; nil: never.
  func nextChange(after time: Double) -> Double? {
    if case .provider(let provider) = content { provider.nextChange(after: time) } else { nil }
  }
}

extension EnvironmentValues {
  /// The environment of the view whose body runs right now; the defaults where none does.
  static var ofEvaluatedView: EnvironmentValues {
    guard Tracking.isOnGraphThread, let reader = Tracking.current else {
      return EnvironmentValues()
    }
    return MainActor.assumeIsolated {
      (reader as? any NodeBuilder)?.environment ?? EnvironmentValues()
    }
  }
}
