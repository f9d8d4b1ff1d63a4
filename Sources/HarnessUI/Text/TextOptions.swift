public import Foundation

extension Text {
  /// The line under or through a text.
  ///
  /// Source: SwiftUI's documentation of `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// One line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    /// A line of a pattern; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the text's colour.
    public static let single = LineStyle()
  }

  /// Where a text that is too long is cut.
  ///
  /// Source: SwiftUI's documentation of `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// Capital or small letters.
  ///
  /// Source: SwiftUI's documentation of `Text.Case`.
  public enum Case: Hashable, Sendable {
    /// All capital letters.
    case uppercase
    /// All small letters.
    case lowercase

    func apply(to text: String, in locale: Locale) -> String {
      switch self {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      }
    }
  }

  /// The size of a text relative to its font.
  ///
  /// Source: SwiftUI's documentation of `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// As the font says.
    public static let `default` = Scale(name: "default")
    /// Smaller, as an addition.
    public static let secondary = Scale(name: "secondary")
  }

  /// How the side to which lines are aligned is found.
  ///
  /// Source: SwiftUI's documentation of `Text.AlignmentStrategy`.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String
    /// As the environment says.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the writing.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// How the direction of the writing is found.
  ///
  /// Source: SwiftUI's documentation of `Text.WritingDirectionStrategy`.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    /// As the environment says.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the first letters of the text.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

/// To which side the lines of a text are aligned.
///
/// Source: SwiftUI's documentation of `TextAlignment`.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// To the side where lines begin.
  case leading
  /// To the middle.
  case center
  /// To the side where lines end.
  case trailing
}

/// The language by whose rules lines of text are set.
///
/// Source: SwiftUI's documentation of `TypesettingLanguage`.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
  let name: String
  /// As the text's letters say.
  public static let automatic = TypesettingLanguage(name: "automatic")
  /// A language of the author's choice.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

/// Whether a text can be selected.
///
/// Source: SwiftUI's documentation of `TextSelectability`.
nonisolated public protocol TextSelectability {
  /// Whether this kind lets the user select.
  static var allowsSelection: Bool { get }
}

/// The text can be selected.
///
/// Source: SwiftUI's documentation of `EnabledTextSelectability`.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static let allowsSelection = true
}

/// The text can't be selected.
///
/// Source: SwiftUI's documentation of `DisabledTextSelectability`.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The text can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The text can't be selected.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
