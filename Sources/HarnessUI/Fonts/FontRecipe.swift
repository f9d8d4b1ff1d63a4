/// What a font says about the size of letters and lines.
nonisolated struct FontRecipe: Sendable {
  /// In points at the default size of text; nil: that of the style it grows with.
  var size: Double?
  /// The style whose growth it follows; nil: its size is always the same.
  var growsWith: Font.TextStyle?
  /// Nil: the usual one.
  var weight: Font.Weight?
  /// Nil: the usual one.
  var width: Font.Width?
  var isMonospaced = false
  var hasMonospacedDigits = false
  var leading = Font.Leading.standard
  var scale = 1.0

  /// The font of a style.
  init(_ style: Font.TextStyle) {
    growsWith = style
    switch style {
    case .headline: weight = .semibold
    case .extraLargeTitle, .extraLargeTitle2: weight = .bold
    default: break
    }
  }

  /// A font at a size in points.
  init(size: Double, growingWith style: Font.TextStyle?) {
    self.size = size
    growsWith = style
  }

  /// The size in points at a size of text.
  func points(at textSize: DynamicTypeSize) -> Double {
    let style = growsWith ?? .body
    guard let size else { return style.points(at: textSize) * scale }
    let growth = growsWith == nil || textSize == .large ? 1 : style.growth(at: textSize)
    return size * growth * scale
  }
}

extension Font.Leading {
  /// How much lines move apart. A line is two points tighter or looser: ours.
  var points: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension Font {
  /// The font as layout needs it: with the size, weight and width that an environment asks for.
  package func face(in environment: EnvironmentValues) -> TextFace {
    var traits = TextTraits(environment)
    traits.font = self
    return FaceMaker(environment).face(traits)
  }
}

extension Font {
  /// The size in points that an attribute with a font's name stands for; nil where it says none.
  package static func size(named name: String, in environment: EnvironmentValues) -> Double? {
    guard let first = name.split(separator: " ").first else { return nil }
    if let style = TextStyle.allCases.first(where: { "\($0)" == first }) {
      return style.points(at: environment.dynamicTypeSize)
    }
    guard let number = first.split(separator: "(").last, first.hasSuffix(")") else { return nil }
    return Double(number.dropLast())
  }
}
