public import Foundation

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}
struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}
private struct MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}
/// How many lines a text has.
struct LineLimits: Equatable, Sendable {
  /// Nil: as many as there are.
  var most: Int?
  /// There is room for as many even if the text has fewer; nil: there is not.
  var least: Int?
}

struct LineLimitKey: EnvironmentKey {
  static let defaultValue = LineLimits()
}
private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}
private struct LineHeightKey: EnvironmentKey {
  static let defaultValue: AttributedString.LineHeight? = nil
}
private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}
private struct MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// The font of texts; nil: the one that fits the place.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Capital or small letters; nil: as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// To which side the lines of a text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The largest number of lines; nil: as many as there are.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].most }
    set { self[LineLimitKey.self] = LineLimits(most: newValue) }
  }

  /// Space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The distance from line to line; nil: the font's.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether letters may move together before a text is cut.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How far a text may shrink before it is cut, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the texts inside.
  @_disfavoredOverload
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(
      TextValueModifier<FontKey>("font", font, font.map { .string($0.name) }))
  }

  /// Shows the texts inside in capital or small letters; nil: as they are written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(
      TextValueModifier<TextCaseKey>("text_case", textCase, textCase.map { .string("\($0)") }))
  }

  /// Aligns the lines of the texts inside.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(
      TextValueModifier<MultilineTextAlignmentKey>(
        "multiline_text_alignment", alignment, .string("\(alignment)")))
  }

  /// Aligns the lines of the texts inside by a strategy.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    keeping("multiline_text_alignment_strategy", .string(strategy.name))
  }

  /// Finds the direction of the writing of the texts inside by a strategy.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    keeping("writing_direction", .string(strategy.name))
  }

  /// Sets the largest number of lines of the texts inside; nil: as many as there are.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(
      TextValueModifier<LineLimitKey>(
        "line_limit", LineLimits(most: number), number.map { .number(Double($0)) }))
  }

  /// Sets the least number of lines of the fields inside.
  @_disfavoredOverload
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(from: limit.lowerBound, to: nil, reservesSpace: false)
  }

  /// Sets the largest number of lines of the texts inside.
  @_disfavoredOverload
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(from: nil, to: limit.upperBound, reservesSpace: false)
  }

  /// Sets the least and the largest number of lines of the fields inside.
  @_disfavoredOverload
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(from: limit.lowerBound, to: limit.upperBound, reservesSpace: false)
  }

  /// Sets the largest number of lines of the texts inside, and whether there is always room for it.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(from: reservesSpace ? limit : nil, to: limit, reservesSpace: reservesSpace)
  }

  nonisolated private func lineLimit(
    from least: Int?, to most: Int?, reservesSpace: Bool
  ) -> some View {
    modifier(
      TextValueModifier<LineLimitKey>(
        "line_limit", LineLimits(most: most, least: least), most.map { .number(Double($0)) })
    )
    .keeping("line_limit_minimum", least.map { .number(Double($0)) })
    .keeping("line_limit_reserves_space", reservesSpace ? .bool(true) : nil)
  }

  /// Adds space between the lines of the texts inside, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(
      TextValueModifier<LineSpacingKey>(
        "line_spacing", lineSpacing, .number(Double(lineSpacing))))
  }

  /// Sets the distance from line to line of the texts inside.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(
      TextValueModifier<LineHeightKey>(
        "line_height", lineHeight, lineHeight.map { .string($0.name) }))
  }

  /// Says where the texts inside are cut when they are too long.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(
      TextValueModifier<TruncationModeKey>("truncation_mode", mode, .string("\(mode)")))
  }

  /// Lets letters of the texts inside move together before they are cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    modifier(TextValueModifier<AllowsTighteningKey>("allows_tightening", flag, .bool(flag)))
  }

  /// Says how far the texts inside may shrink before they are cut, from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(
      TextValueModifier<MinimumScaleFactorKey>(
        "minimum_scale_factor", factor, .number(Double(factor))))
  }
}

/// Sets a value of the environment that is an attribute of the elements inside, too.
nonisolated struct TextValueModifier<Key: EnvironmentKey>: ViewModifier, PrimitiveModifier {
  let name: String
  let value: Key.Value
  let attribute: ElementValue?

  init(_ name: String, _ value: Key.Value, _ attribute: ElementValue?) {
    self.name = name
    self.value = value
    self.attribute = attribute
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.setEnvironment(EnvironmentEntry.makeComparable(modifier.value, for: Key.self))
    if let attribute = modifier.attribute {
      node.annotate(.attribute(modifier.name, attribute))
    }
  }
}
