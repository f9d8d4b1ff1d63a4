/// Something that a modifier says about the shape of letters or lines, for a text or all inside.
enum TextTrait: Equatable, Sendable {
  case font(Font)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold(Bool)
  case monospaced(Bool)
  case monospacedDigits
  case kerning(Double)
  case tracking(Double)
  case baselineOffset(Double)
  case scale(Text.Scale?)

  /// What a test reads of it; nil where the modifier says that nothing is special.
  var attribute: ElementValue? {
    switch self {
    case .font(let font): .string(font.name)
    case .weight(let weight): weight.map { .string($0.name) }
    case .width(let width): width.map { .string($0.name) }
    case .design(let design): design.map { .string("\($0)") }
    case .bold(let isOn), .monospaced(let isOn): .bool(isOn)
    case .monospacedDigits: .bool(true)
    case .kerning(let points), .tracking(let points), .baselineOffset(let points): .number(points)
    case .scale(let scale): scale.map { .string($0.name) }
    }
  }

  /// The name of what a test reads.
  var name: String {
    switch self {
    case .font: "font"
    case .weight: "font_weight"
    case .width: "font_width"
    case .design: "font_design"
    case .bold: "bold"
    case .monospaced: "monospaced"
    case .monospacedDigits: "monospaced_digit"
    case .kerning: "kerning"
    case .tracking: "tracking"
    case .baselineOffset: "baseline_offset"
    case .scale: "text_scale"
    }
  }
}

/// Each modifier adds one; the innermost of a kind counts.
struct TextTraitKey: EnvironmentKey {
  static var defaultValue: TextTrait? { nil }
}

extension View {
  /// Says something about the shape of the texts inside, which is an attribute of them, too.
  nonisolated func texts(
    _ trait: TextTrait
  ) -> ModifiedContent<Self, TextValueModifier<TextTraitKey>> {
    modifier(TextValueModifier<TextTraitKey>(trait.name, trait, trait.attribute))
  }
}

/// All that is said about the shape of a text, from the outermost modifier to the text itself.
struct TextTraits {
  var font: Font?
  private(set) var weight: Font.Weight?
  private(set) var width: Font.Width?
  private(set) var design: Font.Design?
  private(set) var isBold = false
  private(set) var isMonospaced = false
  private(set) var hasMonospacedDigits = false
  private(set) var kerning = 0.0
  private(set) var tracking = 0.0
  private(set) var baselineOffset = 0.0
  private(set) var scale: Text.Scale?

  /// What the views around say.
  init(_ environment: EnvironmentValues) {
    font = environment.font
    for case .some(let trait) in environment.values(ofEvery: TextTraitKey.self).reversed() {
      set(trait)
    }
  }

  /// The same with what a text says about itself.
  func adding(_ look: TextLook) -> TextTraits {
    var traits = self
    for case .trait(let trait) in look.entries.lazy.map(\.value) { traits.set(trait) }
    return traits
  }

  private mutating func set(_ trait: TextTrait) {
    switch trait {
    case .font(let font): self.font = font
    case .weight(let weight): self.weight = weight
    case .width(let width): self.width = width
    case .design(let design): self.design = design
    case .bold(let isOn): isBold = isOn
    case .monospaced(let isOn): isMonospaced = isOn
    case .monospacedDigits: hasMonospacedDigits = true
    case .kerning(let points): kerning = points
    case .tracking(let points): tracking = points
    case .baselineOffset(let points): baselineOffset = points
    case .scale(let scale): self.scale = scale
    }
  }
}
