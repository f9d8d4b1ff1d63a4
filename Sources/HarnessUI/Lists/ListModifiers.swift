public import Foundation

/// How much space there is between the sections of a list.
///
/// Source: SwiftUI's documentation of `ListSectionSpacing`.
nonisolated public struct ListSectionSpacing: Sendable {
  let name: String
  /// In points; nil: as the list's style has it.
  var length: CGFloat?
  /// As the platform decides.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Little.
  public static let compact = ListSectionSpacing(
    name: "compact", length: ListMetrics.compactSectionGap)
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: spacing.attributeText, length: spacing)
  }
}

/// How much a header or a badge stands out.
///
/// Source: SwiftUI's documentation of `Prominence`.
nonisolated public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How much a badge stands out.
///
/// Source: SwiftUI's documentation of `BadgeProminence`.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// The colour of parts of a list's row.
///
/// Source: SwiftUI's documentation of `ListItemTint`.
nonisolated public struct ListItemTint: Sendable {
  let name: String
  /// A colour, whatever the user prefers.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "fixed \(tint.name)")
  }
  /// A colour, unless the user prefers another one.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint.name)")
  }
  /// No colour of its own.
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// How much what is behind a view stands out.
///
/// Source: SwiftUI's documentation of `BackgroundProminence`.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More than usual.
  public static let increased = BackgroundProminence(name: "increased")
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How much what is behind stands out, such as a row that is selected.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the space in the row, in points; nil: the platform's default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    arranged(by: RowTraitRule { $0.insets = insets })
      .keepingInRow("list_row_insets", insets.map { .string($0.attributeText) })
  }

  /// Sets the space at some edges of the row, in points; nil: the platform's default.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    arranged(by: RowTraitRule { $0.setInset(edges, length) })
      .keepingInRow("list_row_insets", .string(edges.attributeText(length: length)))
  }

  /// Sets what is behind the row; nil: the platform's default.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    keepingInRow("list_row_background", view.map { .string(paintName(of: $0)) })
  }

  /// Shows the line around the row, or not.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    keepingInRow("list_row_separator", .string(visibility.text(at: edges)))
  }

  /// Sets the colour of the line around the row.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    keepingInRow("list_row_separator_tint", color.map { .string($0.name) })
  }

  /// Sets the space between rows, in points; nil: the platform's default.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environmentValue(ListRowSpacingKey.self, spacing)
      .keeping("list_row_spacing", spacing.map { .number(Double($0)) })
  }

  /// Sets how the row answers to a glance or a pointer.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    keepingInRow("list_row_hover_effect_disabled", .bool(disabled))
  }

  /// Shows the line around the section, or not.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    keeping("list_section_separator", .string(visibility.text(at: edges)))
  }

  /// Sets the colour of the line around the section.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    keeping("list_section_separator_tint", color.map { .string($0.name) })
  }

  /// Sets the space between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    arranged(by: RowTraitRule { $0.sectionSpacing = spacing.length })
      .environmentValue(ListSectionSpacingKey.self, spacing.length)
      .keeping("list_section_spacing", .string(spacing.name))
  }

  /// Sets the space between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the space around sections at some edges, in points.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    keeping("list_section_margins", .string(edges.attributeText(length: length)))
  }

  /// Sets the visibility of the index at the side of the list.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    keeping("list_section_index_visibility", .string(visibility.attributeText))
  }

  /// Sets the label of the section in the index at the side of the list.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    keeping("section_index_label", label.map { .string($0.string) })
  }

  /// Sets the label of the section in the index at the side of the list.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View {
    keeping("section_index_label", label.map { .string(String($0)) })
  }

  /// Sets the localised label of the section in the index at the side of the list.
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets the colour of parts of the row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    keepingInRow("list_item_tint", tint.map { .string($0.name) })
  }

  /// Sets the colour of parts of the row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .preferred($0) })
  }

  /// Shows rows in two colours, or one.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    keeping("alternating_row_backgrounds", .string(behavior.name))
  }

  /// Sets how much the headers of the sections inside stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
      .keeping("header_prominence", .string(prominence == .standard ? "standard" : "increased"))
  }

  /// Sets how much the badges inside stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .keeping("badge_prominence", .string(prominence.name))
  }
}

/// Whether rows have two colours.
///
/// Source: SwiftUI's documentation of `AlternatingRowBackgroundBehavior`.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// As the platform decides.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// They have.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// They have not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension Visibility {
  /// `hidden`, or `hidden top`.
  nonisolated fileprivate func text(at edges: VerticalEdge.Set) -> String {
    switch edges {
    case .top: "\(attributeText) top"
    case .bottom: "\(attributeText) bottom"
    default: attributeText
    }
  }
}

/// What a view that only paints is called in an attribute: its colour, or its type.
private nonisolated func paintName(of view: some View) -> String {
  if let color = view as? Color { return color.name }
  let type = "\(type(of: view))"
  return String(type.prefix { $0 != "<" })
}
