package import Foundation

/// Where a view is, as the layout made last has it.
package nonisolated struct GeometrySnapshot: Equatable, Sendable {
  /// On the screen.
  package var frame: CGRect
  /// What the safe area takes of it.
  package var safeAreaInsets: EdgeInsets
  /// The views around that are coordinate spaces, the nearest first, with their frames on the screen.
  package var spaces: [GeometrySpace]

  package init(frame: CGRect, safeAreaInsets: EdgeInsets, spaces: [GeometrySpace]) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.spaces = spaces
  }
}

extension GeometrySnapshot {
  /// A point of the screen in a coordinate space; one that no view around has is the screen's (ours).
  package nonisolated func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint
    switch space {
    case .local: origin = frame.origin
    case .global: origin = .zero
    case .named(let name): origin = spaces.first { $0.names.contains(name) }?.frame.origin ?? .zero
    }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// A coordinate space with its names.
package nonisolated struct GeometrySpace: Equatable, @unchecked Sendable {
  let names: [AnyHashable]
  let frame: CGRect

  package init(names: [AnyHashable], frame: CGRect) {
    self.names = names
    self.frame = frame
  }
}

/// What a view knows about its size and place, and what it has read of that: when this is another
/// one, the view is made anew.
///
/// Touched by the graph's thread only.
package nonisolated final class GeometryRecord: @unchecked Sendable {
  package private(set) var snapshot: GeometrySnapshot?
  /// Told of a new snapshot, when the interface has settled.
  package var changed: (@MainActor (GeometryProxy) -> Void)?
  private var readsSize = false
  private var readsPlace = false
  private var anchors: [(record: GeometryRecord, snapshot: GeometrySnapshot?)] = []

  package init() {}

  /// The view is about to be made.
  package func forgetReads() {
    (readsSize, readsPlace) = (false, false)
    anchors = []
  }

  /// Takes what the layout says; true when it is something new.
  package func take(_ new: GeometrySnapshot) -> Bool {
    if snapshot == new { return false }
    let isFirst = snapshot == nil
    isOutOfDate =
      isOutOfDate || isFirst || readsPlace || (readsSize && snapshot?.frame.size != new.frame.size)
    snapshot = new
    return true
  }

  /// Something that the view was made with is another one now.
  private var isOutOfDate = false

  /// Whether the view has to be made anew; asked once.
  package func takeOutOfDate() -> Bool {
    defer { isOutOfDate = false }
    return isOutOfDate || anchors.contains { $0.record.snapshot != $0.snapshot }
  }

  var size: CGSize {
    readsSize = true
    return snapshot?.frame.size ?? .zero
  }

  /// With the place, which changes when something around is scrolled.
  var placed: GeometrySnapshot? {
    readsPlace = true
    return snapshot
  }

  /// Where another view is, in this one's coordinates.
  func frame(of other: GeometryRecord) -> CGRect? {
    readsPlace = true
    anchors.append((other, other.snapshot))
    guard let own = snapshot, let frame = other.snapshot?.frame else { return nil }
    return frame.offsetBy(dx: -own.frame.minX, dy: -own.frame.minY)
  }
}

/// A view whose place is followed: that of an anchor.
package nonisolated protocol GeometryOwner: AnyObject {
  var geometryRecord: GeometryRecord? { get }
}
