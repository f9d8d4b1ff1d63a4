package import Foundation

/// Where scroll views shall go.
package nonisolated enum ScrollDestination: Equatable {
  /// To a view, by the least that shows it, or with a point of it at the same point of the frame.
  case id(AnyHashable, anchor: UnitPoint?)
  /// The same, unless it is the first one in sight anyway.
  case position(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

/// What scrolls the scroll views inside a view. The engine's node is the only conformer.
@MainActor
package protocol Scroller: AnyObject {
  /// Scrolls once everything is up to date; what is not there is ignored.
  func scroll(to destination: ScrollDestination)
}

/// What a view sees of the scroll views inside and around. The engine's node is the only conformer.
@MainActor
package protocol ScrollSight: AnyObject {
  /// The first scroll view inside; nil where there is none.
  var scrollGeometry: ScrollGeometry? { get }
  /// How much of the view is on the screen and not cut off, from 0 to 1; nil where it has no place.
  var visibleShare: Double? { get }
  /// Which views of the scroll target layout inside are to be seen, at least by a share.
  func visibleTargets(share: Double) -> [AnyHashable]
}

/// What a modifier of a scroll view wants to know of it, or says about it.
package enum ScrollFollower {
  /// Told when the view begins or ends to scroll.
  case phase((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)
  /// Told the first view in sight and the offset when the user has scrolled.
  case position((AnyHashable?, CGPoint) -> Void)
  /// Decides where the view comes to rest.
  case behavior(any ScrollTargetBehavior)
  /// The views in here are those that a scroll view comes to rest at.
  case targets
  /// Looks at where scroll views are; answers what is to be done about it.
  case sight((any ScrollSight) -> (() -> Void)?)
}
