public import Foundation

/// The distances that a view likes to have from its neighbours.
///
/// Source: SwiftUI's documentation of `ViewSpacing`.
nonisolated public struct ViewSpacing: Sendable {
  /// The distance of views that say nothing, in points.
  static let usual: CGFloat = 8

  private var isZero: Bool
  /// A view of text stands closer to another one below; the layout of a text sets it.
  private var edges: Edge.Set = .all

  /// A spacer is distance itself: no view keeps one from it.
  private var isOfSpacer = false

  /// That of a spacer.
  static var spacer: ViewSpacing {
    var spacing = zero
    spacing.isOfSpacer = true
    return spacing
  }

  /// No distances.
  public static let zero = ViewSpacing(isZero: true)

  /// The distances of a view that says nothing.
  public init() { isZero = false }

  private init(isZero: Bool) { self.isZero = isZero }

  /// Takes over what another view likes at some edges, where that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !other.isZero {
      isZero = false
      isOfSpacer = false
      self.edges.formUnion(edges)
    }
  }

  /// What this view and another one like together.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var sum = self
    sum.formUnion(other, edges: edges)
    return sum
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if isOfSpacer || next.isOfSpacer { return 0 }
    return isZero && next.isZero ? 0 : Self.usual
  }
}
