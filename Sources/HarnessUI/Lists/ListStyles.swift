/// How lists look.
///
/// Source: SwiftUI's documentation of `ListStyle`.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultListStyle`.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows from side to side.
///
/// Source: SwiftUI's documentation of `PlainListStyle`.
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups from side to side.
///
/// Source: SwiftUI's documentation of `GroupedListStyle`.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups with space around.
///
/// Source: SwiftUI's documentation of `InsetGroupedListStyle`.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with rows of two colours or one.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows with space around.
///
/// Source: SwiftUI's documentation of `InsetListStyle`.
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with rows of two colours or one.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// The rows of a sidebar.
///
/// Source: SwiftUI's documentation of `SidebarListStyle`.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows with a border around.
///
/// Source: SwiftUI's documentation of `BorderedListStyle`.
nonisolated public struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style, with rows of two colours or one.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// Rows that roll by.
///
/// Source: SwiftUI's documentation of `CarouselListStyle`.
nonisolated public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// Rows that follow a round edge.
///
/// Source: SwiftUI's documentation of `EllipticalListStyle`.
nonisolated public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups from side to side.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with space around.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  /// Rows in groups with space around, of two colours or one.
  nonisolated public static func insetGrouped(
    alternatesRowBackgrounds: Bool
  ) -> InsetGroupedListStyle {
    InsetGroupedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space around.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows with space around, of two colours or one.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border around.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows with a border around, of two colours or one.
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows that roll by.
  nonisolated public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows that follow a round edge.
  nonisolated public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension View {
  /// Sets how the lists inside look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environmentValue(ListLookKey.self, ListLook(of: S.self))
      .keeping("list_style", .string(attributeText(ofStyle: S.self, suffix: "ListStyle")))
  }
}

extension ListLook {
  /// The look of a style; of one that is not listed: that of a sidebar.
  nonisolated fileprivate init(of style: any Any.Type) {
    self =
      switch ObjectIdentifier(style) {
      case ObjectIdentifier(InsetGroupedListStyle.self): .insetGrouped
      case ObjectIdentifier(GroupedListStyle.self): .grouped
      case ObjectIdentifier(PlainListStyle.self), ObjectIdentifier(InsetListStyle.self): .plain
      case ObjectIdentifier(DefaultListStyle.self): .automatic
      default: .sidebar
      }
  }
}
