/// Where views line up from leading to trailing.
///
/// Source: SwiftUI's documentation of `HorizontalAlignment`.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  private init(_ id: any AlignmentID.Type, _ name: String) {
    key = AlignmentKey(id, .horizontal, name: name)
  }

  /// The guide of a key along this axis.
  init(_ key: AlignmentKey) { self.key = key }

  /// The leading edge.
  public static let leading = HorizontalAlignment(StartGuide.self, "leading")
  /// The centre.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self, "center")
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingGuide.self, "trailing")
  /// Where the separator of a list's row begins.
  public static let listRowSeparatorLeading =
    HorizontalAlignment(RowSeparatorLeadingGuide.self, "list_row_separator_leading")
  /// Where the separator of a list's row ends.
  public static let listRowSeparatorTrailing =
    HorizontalAlignment(RowSeparatorTrailingGuide.self, "list_row_separator_trailing")

  var name: String { key.name }
}

/// Where views line up from top to bottom.
///
/// Source: SwiftUI's documentation of `VerticalAlignment`.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  private init(_ id: any AlignmentID.Type, _ name: String) {
    key = AlignmentKey(id, .vertical, name: name)
  }

  /// The guide of a key along this axis.
  init(_ key: AlignmentKey) { self.key = key }

  /// The top edge.
  public static let top = VerticalAlignment(TopGuide.self, "top")
  /// The centre.
  public static let center = VerticalAlignment(VerticalCenterGuide.self, "center")
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomGuide.self, "bottom")
  /// The baseline of the first text.
  public static let firstTextBaseline =
    VerticalAlignment(FirstBaselineGuide.self, "first_text_baseline")
  /// The baseline of the last text.
  public static let lastTextBaseline =
    VerticalAlignment(LastBaselineGuide.self, "last_text_baseline")

  var name: String { key.name }
}

/// Where views line up on both axes.
///
/// Source: SwiftUI's documentation of `Alignment`.
nonisolated public struct Alignment: Hashable, Sendable {
  /// The alignment from leading to trailing.
  public var horizontal: HorizontalAlignment
  /// The alignment from top to bottom.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre, at the baseline of the first text.
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The centre, at the baseline of the last text.
  public static let centerLastTextBaseline =
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, at the baseline of the first text.
  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, at the baseline of the last text.
  public static let leadingLastTextBaseline =
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, at the baseline of the first text.
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, at the baseline of the last text.
  public static let trailingLastTextBaseline =
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var name: String { "\(vertical.name) \(horizontal.name)" }
}
