package import Foundation
package import HarnessUI

/// What the user's scrolling leads to: phases, where content comes to rest, and what the app is told.
extension ScrollArea {
  /// The modifiers around the view that have to do with it.
  private var followers: [ScrollFollower] {
    var found: [ScrollFollower] = []
    var node: Node? = node
    while let current = node, current === self.node || !current.scrolls {
      for case .scroll(let follower) in current.annotations { found.append(follower) }
      node = current.parent
    }
    return found
  }

  /// Says that the view does something else now.
  package func enter(_ phase: ScrollPhase, velocity: CGSize? = nil) {
    let old = state.phase
    if old == phase { return }
    state.phase = phase
    let context = ScrollPhaseChangeContext(geometry: state.geometry, velocity: velocity)
    for case .phase(let action) in followers {
      node.graph.later { action(old, phase, context) }
    }
  }

  /// Says where the user has scrolled to.
  package func tellPosition() {
    let id = firstTarget
    for case .position(let tell) in followers {
      node.graph.later { tell(id, state.offset) }
    }
  }

  /// The user lets go: content comes to rest where behaviours say, else where it is.
  ///
  /// - Parameters:
  ///   - start: the offset when the finger came down.
  ///   - velocity: of the content, in points a second.
  package func comeToRest(from start: CGPoint, velocity: CGSize) {
    enter(.decelerating, velocity: velocity)
    let behaviors = followers.compactMap { follower -> (any ScrollTargetBehavior)? in
      if case .behavior(let behavior) = follower { behavior } else { nil }
    }
    if let behavior = behaviors.first {
      let predicted = CGPoint(
        x: state.offset.x + velocity.width * Self.glide,
        y: state.offset.y + velocity.height * Self.glide)
      move(to: rest(of: predicted, from: start, velocity, behavior))
    }
    enter(.idle)
    tellPosition()
  }

  /// For how many seconds content would go on at its speed, as for `predictedEndLocation`.
  private static var glide: CGFloat { 0.25 }

  private func rest(
    of predicted: CGPoint, from start: CGPoint, _ velocity: CGSize,
    _ behavior: any ScrollTargetBehavior
  ) -> CGPoint {
    var target = ScrollTarget(rect: CGRect(origin: predicted, size: state.containerSize))
    let context = ScrollTargetBehaviorContext(
      originalTarget: target, velocity: velocity, of: state, in: node.environment)
    if behavior.isPaging {
      // One page at most, as a page view does it.
      let page = state.containerSize
      target.rect.origin.x = min(max(predicted.x, start.x - page.width), start.x + page.width)
      target.rect.origin.y = min(max(predicted.y, start.y - page.height), start.y + page.height)
    }
    behavior.updateTarget(&target, context: context)
    if behavior.alignsViews, let nearest = nearestTarget(to: target.rect.origin) { return nearest }
    return target.rect.origin
  }

  // MARK: Targets

  /// The views that the content comes to rest at, with their frames on the screen.
  var targets: [(id: AnyHashable, frame: CGRect)] { node.scrollTargets ?? [] }

  /// The first target that is to be seen.
  var firstTarget: AnyHashable? {
    let room = room
    return targets.first { $0.frame.maxY > room.minY + 0.5 && $0.frame.maxX > room.minX + 0.5 }?
      .id
  }

  private func nearestTarget(to offset: CGPoint) -> CGPoint? {
    let (room, own) = (room, state.offset)
    let origins = targets.map {
      CGPoint(x: $0.frame.minX - room.minX + own.x, y: $0.frame.minY - room.minY + own.y)
    }
    func distance(_ point: CGPoint) -> CGFloat {
      (state.axes.contains(.horizontal) ? abs(point.x - offset.x) : 0)
        + (state.axes.contains(.vertical) ? abs(point.y - offset.y) : 0)
    }
    return origins.min { distance($0) < distance($1) }
  }
}

extension Node: Scroller {
  package var scroller: (any Scroller)? { self }

  package func scroll(to destination: ScrollDestination) {
    graph.later { [weak self] in
      guard let self, isAlive else { return }
      switch destination {
      case .id(let id, let anchor): show(id, anchor)
      case .position(let id, let anchor):
        if firstScrollArea?.firstTarget != id { show(id, anchor) }
      case .edge(let edge): firstScrollArea?.move(to: edge)
      case .point(let x, let y):
        guard let area = firstScrollArea else { return }
        area.move(to: CGPoint(x: x ?? area.state.offset.x, y: y ?? area.state.offset.y))
      }
    }
  }

  private func show(_ id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node = first(withID: id), let depth = scrollDepth else { return }
    for area in node.scrollAreasAround.dropLast(depth) {
      guard let frame = node.frameOnScreen else { return }
      area.reveal(frame, anchor: anchor)
    }
  }

  /// How many views around this one scroll, which are nobody's business here.
  private var scrollDepth: Int? { shownBoxes.isEmpty ? nil : scrollAreasAround.count }

  /// The first view inside with an id, its own or that of a `ForEach`.
  private func first(withID id: AnyHashable) -> Node? {
    if isCovered { return nil }
    for child in children {
      if case .id(id) = child.key { return child }
      for case .explicitID(id) in child.annotations { return child }
      if let found = child.first(withID: id) { return found }
    }
    return nil
  }

  /// Whether the view itself scrolls what is inside.
  fileprivate var scrolls: Bool {
    guard let box = boxes.first, box.node === self else { return false }
    return box.kept is ScrollState
  }

  /// The views of the first target layout inside; nil where there is none.
  fileprivate var scrollTargets: [(id: AnyHashable, frame: CGRect)]? {
    for case .scroll(.targets) in annotations {
      var found: [(id: AnyHashable, frame: CGRect)] = []
      collectTargets(&found)
      return found
    }
    for child in children {
      if let found = child.scrollTargets { return found }
    }
    return nil
  }

  private func collectTargets(_ found: inout [(id: AnyHashable, frame: CGRect)]) {
    for child in children {
      var id: AnyHashable?
      if case .id(let key) = child.key { id = key }
      for case .explicitID(let explicit) in child.annotations { id = explicit }
      if let id, let frame = child.frameOnScreen {
        found.append((id, frame))
      } else {
        child.collectTargets(&found)
      }
    }
  }
}

extension ScrollTargetBehavior {
  private var base: any ScrollTargetBehavior {
    (self as? AnyScrollTargetBehavior)?.wrapped ?? self
  }
  fileprivate var isPaging: Bool { base is PagingScrollTargetBehavior }
  fileprivate var alignsViews: Bool { base is ViewAlignedScrollTargetBehavior }
}

// MARK: What views see

extension Node: ScrollSight {
  package var scrollGeometry: ScrollGeometry? { firstScrollArea?.state.geometry }

  package var visibleShare: Double? {
    guard let frame = frameOnScreen, let box = shownBoxes.first else { return nil }
    let area = frame.width * frame.height
    if area <= 0 { return 0 }
    let screen = CGRect(origin: .zero, size: environment.screen.size)
    guard let seen = box.visiblePart(of: frame, on: graph)?.intersection(screen), !seen.isNull
    else { return 0 }
    return Double(seen.width * seen.height / area)
  }

  package func visibleTargets(share: Double) -> [AnyHashable] {
    guard let area = firstScrollArea else { return [] }
    let frame = area.frame
    return area.targets.filter { target in
      let seen = target.frame.intersection(frame)
      let size = target.frame.width * target.frame.height
      guard !seen.isNull, size > 0 else { return false }
      let part = Double(seen.width * seen.height / size)
      return part > 0 && part >= share
    }.map(\.id)
  }

  package func onScroll<T: Equatable>(
    of look: @escaping (any ScrollSight) -> T?, _ action: @escaping (T?, T) -> Void
  ) {
    let last = memory as? LastSight<T> ?? LastSight()
    memory = last
    annotate(
      .scroll(
        .sight { sight in
          guard let new = look(sight), last.value != new else { return nil }
          let old = last.value
          last.value = new
          return { action(old, new) }
        }))
    graph.watchScrolling(for: self)
  }
}

/// What was seen last.
private final class LastSight<Value> {
  var value: Value?
  nonisolated deinit {}
}

extension Graph {
  fileprivate func watchScrolling(for node: Node) {
    if !geometry.watchers.contains(where: { $0 === node }) { geometry.watchers.append(node) }
    placesChanged()
  }

  /// Tells who wants to know where scroll views are; true when something will happen by that.
  func tellWatchers() -> Bool {
    geometry.watchers.removeAll { !$0.isAlive }
    var isChanged = false
    for node in geometry.watchers {
      for case .scroll(.sight(let look)) in node.annotations {
        guard let action = Tracking.ignoringReads({ look(node) }) else { continue }
        later(action)
        isChanged = true
      }
    }
    return isChanged
  }
}
