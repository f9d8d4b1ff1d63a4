/// What a pointer looks like over a view.
///
/// Source: SwiftUI's documentation of `PointerStyle`.
nonisolated public struct PointerStyle: Hashable, Sendable {
  let name: String

  /// An arrow.
  public static let `default` = PointerStyle(name: "default")
  /// For text in lines.
  public static let horizontalText = PointerStyle(name: "horizontal_text")
  /// For text in columns.
  public static let verticalText = PointerStyle(name: "vertical_text")
  /// A cross, to select a rectangle.
  public static let rectSelection = PointerStyle(name: "rect_selection")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grab_idle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grab_active")
  /// A pointing hand.
  public static let link = PointerStyle(name: "link")
  /// A magnifying glass with a plus.
  public static let zoomIn = PointerStyle(name: "zoom_in")
  /// A magnifying glass with a minus.
  public static let zoomOut = PointerStyle(name: "zoom_out")
  /// A bar between columns.
  public static let columnResize = PointerStyle(name: "column_resize")
  /// A bar between rows.
  public static let rowResize = PointerStyle(name: "row_resize")

  /// A bar between columns that moves in some directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    columnResize
  }

  /// A bar between rows that moves in some directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

  /// The edge or the corner of a frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle(name: "frame_resize") }

  /// A picture.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }
}

/// To the left or to the right.
///
/// Source: SwiftUI's documentation of `HorizontalDirection`.
nonisolated public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// To the leading edge.
  case leading
  /// To the trailing edge.
  case trailing

  /// Several directions.
  nonisolated public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// To the leading edge.
    public static let leading = Set(rawValue: 1)
    /// To the trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
///
/// Source: SwiftUI's documentation of `VerticalDirection`.
nonisolated public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down

  /// Several directions.
  nonisolated public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Up.
    public static let up = Set(rawValue: 1)
    /// Down.
    public static let down = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// The edge or the corner of a frame by which it is resized.
///
/// Source: SwiftUI's documentation of `FrameResizePosition`.
nonisolated public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// An edge.
  case top, leading, bottom, trailing
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Inwards or outwards.
///
/// Source: SwiftUI's documentation of `FrameResizeDirection`.
nonisolated public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// To the middle of the frame.
  case inward
  /// Away from the middle of the frame.
  case outward

  /// Several directions.
  nonisolated public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// To the middle of the frame.
    public static let inward = Set(rawValue: 1)
    /// Away from the middle of the frame.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

extension View {
  /// Chooses what a pointer looks like over the view.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    keeping("pointer_style", style.map { .string($0.name) })
  }

  /// Shows or hides the pointer over the view.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    keeping("pointer_visibility", .string("\(visibility)"))
  }
}
