public import Foundation

extension AttributedString {
  /// The distance from line to line of a text.
  ///
  /// Source: Foundation's documentation of `AttributedString.LineHeight`.
  public struct LineHeight: Hashable, Sendable {
    let name: String
    let rule: Rule

    enum Rule: Hashable {
      /// What is added to the usual height of a line in points.
      case adding(Double)
      /// The height for the size of the letters: a multiple of it, and some points.
      case ofSize(factor: Double, increase: Double)
    }

    private init(name: String, _ rule: Rule) {
      self.name = name
      self.rule = rule
    }

    /// As the letters of each line need it.
    public static let variable = LineHeight(name: "variable", .adding(0))
    /// What suits most text.
    public static let normal = LineHeight(name: "normal", .adding(0))
    /// Wider.
    public static let loose = LineHeight(name: "loose", .adding(2))
    /// Narrower.
    public static let tight = LineHeight(name: "tight", .adding(-2))
    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(
        name: "multiple(\(Double(factor)))", .ofSize(factor: factor, increase: 0))
    }
    /// The font's size and some points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(
        name: "leading(\(Double(increase)))", .ofSize(factor: 1, increase: increase))
    }
    /// A distance in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(name: "exact(\(Double(points)))", .ofSize(factor: 0, increase: points))
    }
  }
}
