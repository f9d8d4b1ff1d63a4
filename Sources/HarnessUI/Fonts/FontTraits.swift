public import Foundation

extension Font {
  /// The thickness of the strokes.
  ///
  /// Source: SwiftUI's documentation of `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// From 100 to 900, as fonts count it.
    let value: Double
    /// Ultra light.
    public static let ultraLight = Weight(name: "ultraLight", value: 100)
    /// Thin.
    public static let thin = Weight(name: "thin", value: 200)
    /// Light.
    public static let light = Weight(name: "light", value: 300)
    /// Regular.
    public static let regular = Weight(name: "regular", value: 400)
    /// Medium.
    public static let medium = Weight(name: "medium", value: 500)
    /// Semibold.
    public static let semibold = Weight(name: "semibold", value: 600)
    /// Bold.
    public static let bold = Weight(name: "bold", value: 700)
    /// Heavy.
    public static let heavy = Weight(name: "heavy", value: 800)
    /// Black.
    public static let black = Weight(name: "black", value: 900)
  }

  /// How wide the letters are.
  ///
  /// Source: SwiftUI's documentation of `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// Below 0 narrower, above 0 wider than usual.
    public var value: CGFloat

    /// A width of the author's choice.
    public init(_ value: CGFloat) { self.value = value }

    /// Much narrower.
    public static let compressed = Width(-0.3)
    /// Narrower.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)

    var name: String {
      switch self {
      case .compressed: "compressed"
      case .condensed: "condensed"
      case .standard: "standard"
      case .expanded: "expanded"
      default: "width(\(Double(value)))"
      }
    }
  }

  /// The distance from line to line.
  ///
  /// Source: SwiftUI's documentation of `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// The drawing of the letters.
  ///
  /// Source: SwiftUI's documentation of `Font.Design`.
  public enum Design: Hashable, Sendable {
    /// The platform's default.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// A size that follows the user's text size.
  ///
  /// Source: SwiftUI's documentation of `Font.TextStyle`.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second-level caption.
    case caption2
    /// A title larger than the largest.
    case extraLargeTitle
    /// A second-level title larger than the largest.
    case extraLargeTitle2

    /// Every style of a telephone.
    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
      ]
    }
  }
}
