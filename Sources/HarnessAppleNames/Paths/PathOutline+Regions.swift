import Foundation

/// What of two areas is kept.
package enum RegionOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference

  func keeps(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
    switch self {
    case .union: inFirst || inSecond
    case .intersection: inFirst && inSecond
    case .subtraction: inFirst && !inSecond
    case .symmetricDifference: inFirst != inSecond
    }
  }
}

// The plane is cut into horizontal bands at each corner and crossing; within a band no two edges
// cross, so from left to right it is known where inside begins and ends. The result is made of
// trapezoids.

extension PathOutline {
  /// The area that an operation makes of this one's and another's.
  package func combined(
    with other: PathOutline, _ operation: RegionOperation, evenOdd: Bool = false
  ) -> PathOutline {
    let edges = edges(isFirst: true) + other.edges(isFirst: false)
    var result = PathOutline()
    var open: [BandPart: CGFloat] = [:]
    func finish(_ part: BandPart, from top: CGFloat, to bottom: CGFloat) {
      result.append(polygon: [
        CGPoint(x: edges[part.left].x(at: top), y: top),
        CGPoint(x: edges[part.right].x(at: top), y: top),
        CGPoint(x: edges[part.right].x(at: bottom), y: bottom),
        CGPoint(x: edges[part.left].x(at: bottom), y: bottom),
      ])
    }
    let levels = edges.levels
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      let parts = edges.parts(from: top, to: bottom, operation, evenOdd: evenOdd)
      for (part, start) in open where !parts.contains(part) { finish(part, from: start, to: top) }
      open = Dictionary(uniqueKeysWithValues: parts.map { ($0, open[$0] ?? top) })
    }
    for (part, start) in open.sorted(by: { $0.value < $1.value }) {
      finish(part, from: start, to: levels[levels.count - 1])
    }
    return result
  }

  /// What of the lines is inside of another path, or outside of it.
  package func lines(inside isWanted: Bool, of other: PathOutline, evenOdd: Bool) -> PathOutline {
    let edges = other.edges(isFirst: false)
    var result = PathOutline()
    for subpath in subpaths {
      var points = subpath.polyline
      if subpath.isClosed, let first = points.first { points.append(first) }
      for (from, to) in zip(points, points.dropFirst()) {
        let shares = edges.compactMap { $0.share(of: from, to) }
        let cuts = ([0, 1] + shares).sorted()
        for (start, end) in zip(cuts, cuts.dropFirst()) where end - start > 1e-9 {
          let middle = from.towards(to, (start + end) / 2)
          guard other.contains(middle, evenOdd: evenOdd) == isWanted else { continue }
          let first = from.towards(to, start)
          if result.currentPoint != first { result.append(.move(first)) }
          result.append(.line(from.towards(to, end)))
        }
      }
    }
    return result
  }

  private func edges(isFirst: Bool) -> [Edge] {
    subpaths.flatMap { subpath in
      let points = subpath.polyline
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap { from, to in
        from.y == to.y ? nil : Edge(from: from, to: to, isFirst: isFirst)
      }
    }
  }
}

/// Two edges between which a band is inside.
private struct BandPart: Hashable {
  let left: Int
  let right: Int
}

private struct Edge {
  let top, bottom: CGPoint
  let isFirst: Bool
  let winding: Int

  init(from: CGPoint, to: CGPoint, isFirst: Bool) {
    (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    self.isFirst = isFirst
    winding = from.y < to.y ? 1 : -1
  }

  func x(at y: CGFloat) -> CGFloat {
    top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
  }

  /// Where on a line, as a share of it, the edge crosses it.
  func share(of from: CGPoint, _ to: CGPoint) -> CGFloat? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (bottom.x - top.x, bottom.y - top.y)
    let cross = dx * ey - dy * ex
    guard abs(cross) > 1e-12 else { return nil }
    let share = ((top.x - from.x) * ey - (top.y - from.y) * ex) / cross
    let own = ((top.x - from.x) * dy - (top.y - from.y) * dx) / cross
    return share > 0 && share < 1 && own >= 0 && own <= 1 ? share : nil
  }
}

extension [Edge] {
  /// The heights at which something begins, ends or crosses, from the top.
  fileprivate var levels: [CGFloat] {
    var heights = flatMap { [$0.top.y, $0.bottom.y] }
    for (index, edge) in enumerated() {
      for other in self[(index + 1)...]
      where Swift.max(edge.top.y, other.top.y) < Swift.min(edge.bottom.y, other.bottom.y) {
        if let share = other.share(of: edge.top, edge.bottom) {
          heights.append(edge.top.towards(edge.bottom, share).y)
        }
      }
    }
    var levels: [CGFloat] = []
    for height in heights.sorted() where height - (levels.last ?? -.infinity) > 1e-9 {
      levels.append(height)
    }
    return levels
  }

  /// The parts of a band that are kept, from left to right.
  fileprivate func parts(
    from top: CGFloat, to bottom: CGFloat, _ operation: RegionOperation, evenOdd: Bool
  ) -> [BandPart] {
    let middle = (top + bottom) / 2
    let crossing = indices.filter { self[$0].top.y < middle && self[$0].bottom.y > middle }
      .sorted { self[$0].x(at: middle) < self[$1].x(at: middle) }
    func isInside(_ winding: Int) -> Bool {
      evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }
    var (first, second) = (0, 0)
    var start: Int?
    var parts: [BandPart] = []
    for index in crossing {
      if self[index].isFirst { first += self[index].winding } else { second += self[index].winding }
      let isKept = operation.keeps(isInside(first), isInside(second))
      if isKept, start == nil { start = index }
      if !isKept, let left = start {
        parts.append(BandPart(left: left, right: index))
        start = nil
      }
    }
    return parts
  }
}
