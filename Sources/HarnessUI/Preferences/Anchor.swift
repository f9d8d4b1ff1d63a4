public import Foundation

/// A place of a view, which another view can translate into its own coordinates.
///
/// Source: SwiftUI's documentation of `Anchor`.
public struct Anchor<Value> {
  /// Which place of a view an anchor stands for.
  public struct Source {
    package let part: AnchorPart
  }

  package let source: Source
  /// The node of the view; nil once the view is gone.
  package private(set) weak var owner: AnyObject?

  package init(source: Source, of owner: AnyObject) {
    self.source = source
    self.owner = owner
  }
}

/// The parts of a view that an anchor may stand for; points are in the view's coordinates.
package indirect enum AnchorPart: Hashable {
  case rect(CGRect)
  case bounds
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case several([AnchorPart])
  case optional(AnchorPart?)
}

extension Anchor: Equatable where Value: Equatable {
  /// The same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.owner === rhs.owner && lhs.source.part == rhs.source.part
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(source.part) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Self { Self(part: .rect(r)) }
  /// The whole view.
  public static var bounds: Self { Self(part: .bounds) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Self { Self(part: .point(p)) }
  /// A point by its shares of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Self { Self(part: .unitPoint(p)) }
  /// The top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    part = .several(array.map(\.part))
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    part = .optional(anchor?.part)
  }
}
