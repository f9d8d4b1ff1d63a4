public import Foundation
import HarnessAppleNames

extension AttributeScopes {
  /// The scope of the attributes that SwiftUI reads.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI reads from an attributed string.
  ///
  /// Source: Apple's documentation of `AttributeScopes.SwiftUIAttributes`.
  nonisolated public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between letters, where they don't touch.
    public let kern: KernAttribute
    /// The space between letters.
    public let tracking: TrackingAttribute
    /// How far the letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation reads.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes that SwiftUI reads.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of `font`.
  nonisolated public enum FontAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = HarnessUI.Font
    /// The key's name.
    public static let name = "SwiftUI.Font"
  }

  /// The key of `foregroundColor`.
  nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of `backgroundColor`.
  nonisolated public enum BackgroundColorAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of `strikethroughStyle`.
  nonisolated public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of `underlineStyle`.
  nonisolated public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of `kern`.
  nonisolated public enum KernAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of `tracking`.
  nonisolated public enum TrackingAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of `baselineOffset`.
  nonisolated public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What the key holds.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
