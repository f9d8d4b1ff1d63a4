public import Foundation

/// The size that a container offers a view; nil leaves a length to the view.
///
/// Source: SwiftUI's documentation of `ProposedViewSize`.
nonisolated public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width, in points.
  public var width: CGFloat?
  /// The offered height, in points.
  public var height: CGFloat?

  /// As small as the view can be.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The size that the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As large as the view can be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of two lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size; `size` stands in for the lengths that are left open.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
