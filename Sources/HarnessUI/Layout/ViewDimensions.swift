public import Foundation

/// The size of a view and its alignment guides, in its own coordinates.
///
/// Source: SwiftUI's documentation of `ViewDimensions`.
nonisolated public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// Who is asked for the guides that the view sets itself.
  private let child: (any LayoutChild)?
  private let proposal: ProposedViewSize

  /// - Parameter child: nil for a view that sets no guide.
  init(
    _ size: CGSize, of child: (any LayoutChild)? = nil, in proposal: ProposedViewSize = .unspecified
  ) {
    width = size.width
    height = size.height
    self.child = child
    self.proposal = proposal
  }

  package init(width: CGFloat, height: CGFloat) {
    self.init(CGSize(width: width, height: height))
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide is that the view sets itself; else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a guide is that the view sets itself; else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: ViewDimensions(size))
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? { child?.explicitGuide(key, in: proposal) }
}

extension ViewDimensions: Equatable {
  /// Whether both are the same size of the same view.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.child === right.child
  }
}
