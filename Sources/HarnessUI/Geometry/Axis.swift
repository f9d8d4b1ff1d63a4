/// A direction of layout.
///
/// Source: SwiftUI's documentation of `Axis`.
nonisolated public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// This direction alone.
  var set: Set { Set(rawValue: 1 << rawValue) }

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From leading to trailing.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    /// What `attr(…)` reads, such as `horizontal vertical`.
    var names: String {
      let names = Axis.allCases.filter { contains($0.set) }
      return names.isEmpty ? "none" : names.map(\.description).joined(separator: " ")
    }
  }
}

/// A leading or trailing edge.
///
/// Source: SwiftUI's documentation of `HorizontalEdge`.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// Several horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A top or bottom edge.
///
/// Source: SwiftUI's documentation of `VerticalEdge`.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// Several vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
