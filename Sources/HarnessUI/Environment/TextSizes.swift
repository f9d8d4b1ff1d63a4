/// The size of text that the user prefers.
///
/// Source: SwiftUI's documentation of `DynamicTypeSize`.
nonisolated public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large: the default.
  case large
  /// Extra large.
  case xLarge
  /// Very large.
  case xxLarge
  /// The largest that is not for accessibility.
  case xxxLarge
  /// The first size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The fifth size for accessibility.
  case accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of text under its older names.
///
/// Source: SwiftUI's documentation of `ContentSizeCategory`.
nonisolated public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// Extra small.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large: the default.
  case large
  /// Extra large.
  case extraLarge
  /// Very large.
  case extraExtraLarge
  /// The largest that is not for accessibility.
  case extraExtraExtraLarge
  /// The first size for accessibility.
  case accessibilityMedium
  /// The second size for accessibility.
  case accessibilityLarge
  /// The third size for accessibility.
  case accessibilityExtraLarge
  /// The fourth size for accessibility.
  case accessibilityExtraExtraLarge
  /// The fifth size for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The category of a size, or nil; there is one for each.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    let pair = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == dynamicTypeSize }
    guard let pair else { return nil }
    self = pair.0
  }

  /// The same size under its newer name. Both lists go from small to large.
  var dynamicTypeSize: DynamicTypeSize {
    let pair = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }
    return pair?.1 ?? .large
  }
}

extension ContentSizeCategory: Comparable {
  /// From small to large.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  /// The size of a category, or nil; there is one for each.
  public init?(_ uiSizeCategory: ContentSizeCategory) { self = uiSizeCategory.dynamicTypeSize }
}
