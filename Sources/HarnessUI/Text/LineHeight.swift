public import Foundation

extension AttributedString {
  /// The distance from line to line of a text.
  ///
  /// Source: Foundation's documentation of `AttributedString.LineHeight`.
  public struct LineHeight: Hashable, Sendable {
    let name: String
    /// As the letters of each line need it.
    public static let variable = LineHeight(name: "variable")
    /// What suits most text.
    public static let normal = LineHeight(name: "normal")
    /// Wider.
    public static let loose = LineHeight(name: "loose")
    /// Narrower.
    public static let tight = LineHeight(name: "tight")
    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple(\(Double(factor)))")
    }
    /// The font's size and some points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading(\(Double(increase)))")
    }
    /// A distance in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(name: "exact(\(Double(points)))")
    }
  }
}
