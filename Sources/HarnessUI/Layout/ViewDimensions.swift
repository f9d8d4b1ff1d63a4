public import Foundation

/// The size of a view and its alignment guides, in its own coordinates.
///
/// Source: SwiftUI's documentation of `ViewDimensions`.
nonisolated public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// The guides that the view sets itself.
  let explicit: [AlignmentKey: CGFloat]

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    explicit = [:]
  }

  init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where a guide is that the view sets itself; else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

  /// Where a guide is that the view sets itself; else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  private func value(of key: AlignmentKey) -> CGFloat {
    explicit[key] ?? key.id.defaultValue(in: self)
  }
}
