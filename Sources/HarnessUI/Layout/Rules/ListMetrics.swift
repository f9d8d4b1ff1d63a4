import Foundation

/// The lengths of lists, in points. All are ours (docs/components.md, "Ours").
nonisolated enum ListMetrics {
  /// The space in a row around its content.
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The space around a section's header or footer.
  static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  static let leastHeaderHeight: CGFloat = 28
  /// The line between two rows, which is drawn in the upper one and takes no space.
  static let separatorThickness: CGFloat = 0.5

  /// Between the groups of a list, and above the first and below the last one.
  static let sectionGap: CGFloat = 35
  static let compactSectionGap: CGFloat = 17.5
  static let cornerRadius: CGFloat = 10

  /// At both sides of a group.
  static func margin(in width: CGFloat) -> CGFloat { width > widestPhone ? 20 : 16 }
  private static let widestPhone: CGFloat = 500

  /// The size of a list to which none is offered.
  static let idealWidth: CGFloat = 320
}

/// How the rows of a list stand.
nonisolated enum ListLook: Sendable {
  /// As lists of the platform do.
  case automatic
  /// From side to side, the headers in sight as long as something of their section is.
  case plain
  /// From side to side, the headers scroll with the rows.
  case sidebar
  /// In groups from side to side.
  case grouped
  /// In groups with space at both sides.
  case insetGrouped

  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// What stays in sight while rows scroll.
  var pinned: PinnedScrollableViews { self == .plain ? .sectionHeaders : [] }
}

extension EnvironmentValues {
  /// The look of the lists inside. Where nobody chooses it is that of iOS since version 16, in groups
  /// with space around; on a Mac from side to side.
  var listLook: ListLook {
    let look = self[ListLookKey.self]
    if look != .automatic { return look }
    return isDesktop ? .plain : .insetGrouped
  }
}

/// The look that a list has.
nonisolated struct ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .automatic }
}

/// Between the rows of a list, in points.
nonisolated struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

/// Between the sections of a list, in points; nil: as the look has it.
nonisolated struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

/// Whether the views inside become the rows of a list.
nonisolated struct ListContentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// What a view says about its row.
package nonisolated struct RowTraits {
  /// In points; nil: as the list has it.
  var insets: EdgeInsets?
  /// The space at some edges only, which goes before the list's own.
  var topInset: CGFloat?
  var leadingInset: CGFloat?
  var bottomInset: CGFloat?
  var trailingInset: CGFloat?
  /// Before the section of the row, in points; nil: as the list has it.
  var sectionSpacing: CGFloat?

  package init() {}

  /// The space around the content, where a list usually has some.
  func insets(or usual: EdgeInsets) -> EdgeInsets {
    if let insets { return insets }
    return EdgeInsets(
      top: topInset ?? usual.top, leading: leadingInset ?? usual.leading,
      bottom: bottomInset ?? usual.bottom, trailing: trailingInset ?? usual.trailing)
  }

  mutating func setInset(_ edges: Edge.Set, _ length: CGFloat?) {
    if edges.contains(.top) { topInset = length }
    if edges.contains(.leading) { leadingInset = length }
    if edges.contains(.bottom) { bottomInset = length }
    if edges.contains(.trailing) { trailingInset = length }
  }
}

/// Something that a view tells the list around it about its row.
nonisolated struct RowTraitRule: LayoutModifierRule {
  private let set: (inout RowTraits) -> Void

  init(_ set: @escaping (inout RowTraits) -> Void) { self.set = set }

  func change(_ traits: inout LayoutTraits) { set(&traits.row) }
}
