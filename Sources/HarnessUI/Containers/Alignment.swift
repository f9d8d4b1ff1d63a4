public import Foundation

/// Where views line up from leading to trailing.
///
/// Source: SwiftUI's documentation of `HorizontalAlignment`.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  /// The leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// The centre.
  public static let center = HorizontalAlignment(name: "center")
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views line up from top to bottom.
///
/// Source: SwiftUI's documentation of `VerticalAlignment`.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  /// The top edge.
  public static let top = VerticalAlignment(name: "top")
  /// The centre.
  public static let center = VerticalAlignment(name: "center")
  /// The bottom edge.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The baseline of the first text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The baseline of the last text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
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

  var name: String { "\(vertical.name) \(horizontal.name)" }
}

/// The edges of a rectangle.
///
/// Source: SwiftUI's documentation of `Edge`.
nonisolated public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges, in points.
///
/// Source: SwiftUI's documentation of `EdgeInsets`.
nonisolated public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
