public import HarnessAppleNames

extension ColorScheme {
  /// What UIKit says; nil where it says nothing.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// What SwiftUI says.
  public init(_ scheme: ColorScheme?) {
    switch scheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// What UIKit says; nil where it says nothing.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// What SwiftUI says.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension EdgeInsets {
  /// What UIKit says.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// What SwiftUI says.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension ContentSizeCategory {
  /// What UIKit says; nil where it says nothing.
  public init?(_ category: UIContentSizeCategory) {
    guard let same = Self.allCases.first(where: { "\($0)" == category.rawValue }) else {
      return nil
    }
    self = same
  }
}

extension UIContentSizeCategory {
  /// What SwiftUI says.
  public init(_ category: ContentSizeCategory?) {
    self.init(rawValue: category.map { "\($0)" } ?? UIContentSizeCategory.unspecified.rawValue)
  }

  /// What SwiftUI says.
  public init(_ size: DynamicTypeSize?) { self.init(size.flatMap { ContentSizeCategory($0) }) }
}

extension DynamicTypeSize {
  /// What UIKit says; nil where it says nothing.
  public init?(_ category: UIContentSizeCategory) {
    guard let category = ContentSizeCategory(category) else { return nil }
    self = category.dynamicTypeSize
  }
}
