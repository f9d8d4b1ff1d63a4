import Foundation

/// Makes what layout needs of a font and of what is said about the letters, in an environment.
struct FaceMaker {
  private let textSize: DynamicTypeSize
  private let isLegibilityBold: Bool
  private let lineHeight: AttributedString.LineHeight?

  init(_ environment: EnvironmentValues) {
    textSize = environment.dynamicTypeSize
    isLegibilityBold = environment.legibilityWeight == .bold
    lineHeight = environment.lineHeight
  }

  func face(_ traits: TextTraits) -> TextFace {
    let recipe = (traits.font ?? .body).recipe
    var face = TextFace(
      size: recipe.points(at: textSize) * (traits.scale?.factor ?? 1), weight: weight(traits),
      isMonospaced: recipe.isMonospaced || traits.isMonospaced || traits.design == .monospaced,
      hasMonospacedDigits: recipe.hasMonospacedDigits || traits.hasMonospacedDigits)
    face.stretch = max(0.1, 1 + (traits.width ?? recipe.width ?? .standard).value)
    face.extraLeading = recipe.leading.points
    switch lineHeight?.rule {
    case .adding(let points)?: face.extraLeading += points
    case .ofSize(let factor, let increase)?:
      face.extraLeading = 0
      face.extraLeading = face.size * factor + increase - face.lineHeight
    case nil: break
    }
    return face
  }

  /// The weight that is asked for. Bold makes nothing thinner, and who wants legible letters gets
  /// them two steps bolder: both are ours.
  private func weight(_ traits: TextTraits) -> Double {
    var weight = (traits.weight ?? traits.font?.recipe.weight ?? .regular).value
    if traits.isBold { weight = max(weight, Font.Weight.bold.value) }
    return isLegibilityBold ? min(weight + 200, Font.Weight.black.value) : weight
  }
}

extension Text.Scale {
  /// The size of letters compared to the font's: ours.
  var factor: Double { self == .secondary ? 0.8 : 1 }
}
