public import Foundation
import HarnessAppleNames

extension Text {
  /// Shows a value the way a format style prints it in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(StyledValueText(input, format) { [TextRun(text: $0)] })
  }

  /// Shows a value the way a format style prints it in the environment's locale, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(StyledValueText(input, format) { AttributedText.runs(of: $0) })
  }

  /// Shows a value the way a formatter prints it. On Linux dates are no `ReferenceConvertible`.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Shows a value the way a formatter prints it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Shows a text with attributes. A literal is a localised key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(AttributedText(attributedContent))
  }
}

/// A value as a format style prints it.
private final class StyledValueText<F: FormatStyle>: TextProvider, @unchecked Sendable
where F.FormatInput: Equatable {
  private let input: F.FormatInput
  private let format: F
  private let makeRuns: (F.FormatOutput) -> [TextRun]

  init(_ input: F.FormatInput, _ format: F, makeRuns: @escaping (F.FormatOutput) -> [TextRun]) {
    self.input = input
    self.format = format
    self.makeRuns = makeRuns
    super.init()
  }

  /// A locale that the author gave to the style stays; else it is the environment's.
  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    let isFree = format == format.locale(.autoupdatingCurrent)
    return makeRuns((isFree ? adapted(to: environment) : format).format(input))
  }

  private func adapted(to environment: EnvironmentValues) -> F {
    let localised = format.locale(environment.locale)
    guard var style = localised as? Date.FormatStyle else { return localised }
    if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style as? F ?? localised
  }

  override func isEqual(to other: TextProvider) -> Bool {
    let other = unsafeDowncast(other, to: StyledValueText<F>.self)
    return input == other.input && format == other.format
  }
}

/// A text with attributes.
final class AttributedText: TextProvider, @unchecked Sendable {
  private let string: AttributedString

  init(_ string: AttributedString) {
    self.string = string
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] { Self.runs(of: string) }

  override func isEqual(to other: TextProvider) -> Bool {
    string == unsafeDowncast(other, to: AttributedText.self).string
  }

  static func runs(of string: AttributedString) -> [TextRun] {
    string.runs.map { run in
      TextRun(
        text: String(string[run.range].characters), look: TextLook(attributes: run.attributes),
        link: run.attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self])
    }
  }
}

extension TextLook {
  /// What the attributes of an attributed string say about the look.
  init(attributes: AttributeContainer) {
    self.init()
    typealias Scope = AttributeScopes.SwiftUIAttributes
    add(attributes[Scope.FontAttribute.self].map { .font($0) })
    add(
      "foreground_color", attributes[Scope.ForegroundColorAttribute.self].map { .string($0.name) })
    add(
      "background_color", attributes[Scope.BackgroundColorAttribute.self].map { .string($0.name) })
    add("underline", attributes[Scope.UnderlineStyleAttribute.self].map { _ in .bool(true) })
    add(
      "strikethrough", attributes[Scope.StrikethroughStyleAttribute.self].map { _ in .bool(true) })
    add(attributes[Scope.KernAttribute.self].map { .kerning($0) })
    add(attributes[Scope.TrackingAttribute.self].map { .tracking($0) })
    add(attributes[Scope.BaselineOffsetAttribute.self].map { .baselineOffset($0) })
    if let intent = attributes.inlinePresentationIntent { add(intent) }
  }

  private mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { add(.bold(true)) }
    if intent.contains(.emphasized) { add("italic", .bool(true)) }
    if intent.contains(.code) { add(.monospaced(true)) }
    if intent.contains(.strikethrough) { add("strikethrough", .bool(true)) }
  }
}
