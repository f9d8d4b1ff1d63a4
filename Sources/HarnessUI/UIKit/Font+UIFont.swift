public import HarnessAppleNames

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) {
    let look = font.look
    var result: Font
    if let style = look.style.flatMap(TextStyle.init(uiKit:)) {
      result = .system(style)
    } else if let family = look.family {
      result = .custom(family, size: look.size)
    } else {
      result = .system(size: look.size, weight: nil, design: Design(uiKit: look.design))
    }
    if let weight = look.weight, look.style == nil || weight != .semibold {
      result = result.weight(Weight(uiKit: weight))
    }
    self = look.isItalic ? result.italic() : result
  }
}

extension Font.Design {
  fileprivate init?(uiKit name: String?) {
    switch name {
    case "rounded": self = .rounded
    case "serif": self = .serif
    case "monospaced": self = .monospaced
    default: return nil
    }
  }
}

extension Font.Weight {
  fileprivate init(uiKit weight: UIFont.Weight) {
    switch weight.name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: self = .regular
    }
  }
}

extension Font.TextStyle {
  fileprivate init?(uiKit style: UIFont.TextStyle) {
    guard let style = Self.allCases.first(where: { "\($0)" == style.rawValue }) else { return nil }
    self = style
  }
}
