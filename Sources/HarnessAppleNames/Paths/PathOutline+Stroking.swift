package import Foundation

/// How a line along a path looks.
package struct LineLook: Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat

  package init(
    width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

extension PathOutline {
  /// The outline of a line along the path; curves become short straight lines.
  package func stroked(_ look: LineLook) -> PathOutline {
    var result = PathOutline()
    guard look.width > 0 else { return result }
    for subpath in subpaths {
      let points = subpath.polyline
      let stroke = Stroke(look: look, points: points, isClosed: subpath.isClosed)
      for polygon in stroke.polygons { result.append(polygon: polygon) }
    }
    return result
  }

  mutating func append(polygon: [CGPoint]) {
    guard let first = polygon.first, polygon.count > 2 else { return }
    append(.move(first))
    for point in polygon.dropFirst() { append(.line(point)) }
    append(.close)
  }

  /// The path in dashes: lengths of what is drawn and left out, in turns.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathOutline {
    let period = lengths.reduce(0, +)
    guard period > 0, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    // Dashes that nobody could tell apart are a line.
    let length = subpaths.reduce(0) { $0 + $1.length }
    guard length.isFinite, length / period < 100_000 else { return self }
    // With an odd number of lengths the second round draws what the first left out.
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    var result = PathOutline()
    for subpath in subpaths {
      var points = subpath.polyline
      if subpath.isClosed, let first = points.first { points.append(first) }
      result.append(points, dashed: lengths, phase: phase)
    }
    return result
  }

  private mutating func append(_ points: [CGPoint], dashed lengths: [CGFloat], phase: CGFloat) {
    guard var from = points.first else { return }
    let period = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= lengths[index], lengths[index] < period || rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    if index.isMultiple(of: 2) { append(.move(from)) }
    for to in points.dropFirst() {
      var length = from.distance(to: to)
      while length > left {
        from = from.towards(to, left / length)
        length -= left
        if index.isMultiple(of: 2) { append(.line(from)) } else { append(.move(from)) }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length
      from = to
      if index.isMultiple(of: 2) { append(.line(to)) }
    }
  }
}

/// The outline of one line.
private struct Stroke {
  let look: LineLook
  let points: [CGPoint]
  let isClosed: Bool

  private var half: CGFloat { look.width / 2 }

  var polygons: [[CGPoint]] {
    guard points.count > 1 else { return dot }
    if isClosed, points.count > 2 {
      return [side(points, closed: true), side(points.reversed(), closed: true)]
    }
    let back = Array(points.reversed())
    return [
      side(points, closed: false) + cap(at: points[points.count - 1], from: back[1])
        + side(back, closed: false) + cap(at: points[0], from: points[1])
    ]
  }

  /// A line without a length shows its caps only.
  private var dot: [[CGPoint]] {
    guard let point = points.first, look.cap != .butt else { return [] }
    let start = CGPoint(x: point.x - 1, y: point.y)
    let end = CGPoint(x: point.x + 1, y: point.y)
    return [cap(at: point, from: start) + cap(at: point, from: end)]
  }

  /// The corners at the left of the way, as seen with y upwards.
  private func side(_ points: [CGPoint], closed: Bool) -> [CGPoint] {
    let count = points.count
    var result: [CGPoint] = []
    for index in 0..<count {
      let point = points[index]
      let before = index > 0 ? points[index - 1] : closed ? points[count - 1] : nil
      let after = index + 1 < count ? points[index + 1] : closed ? points[0] : nil
      switch (before, after) {
      case (let before?, let after?): result += corner(before, point, after)
      case (nil, let after?): result.append(point.moved(normal(point, after), half))
      case (let before?, nil): result.append(point.moved(normal(before, point), half))
      case (nil, nil): break
      }
    }
    return result
  }

  private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [CGPoint] {
    let (first, second) = (normal(before, point), normal(point, after))
    let (start, end) = (point.moved(first, half), point.moved(second, half))
    let cross = first.x * second.y - first.y * second.x
    let cosine = max(-1, min(1, first.x * second.x + first.y * second.y))
    // The inner side: by way of the middle, so that nothing turns inside out.
    if cross > 1e-9 { return cosine > 0.99 ? [start, end] : [start, point, end] }
    if cosine > 1 - 1e-9 { return [start] }
    switch look.join {
    case .bevel: return [start, end]
    case .round: return arc(around: point, from: start, to: end, angle: -acos(cosine))
    case .miter:
      let ratio = 1 / max(1e-9, ((1 + cosine) / 2).squareRoot())
      guard ratio <= look.miterLimit else { return [start, end] }
      let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      return [point.moved(middle, half * ratio * ratio)]
    }
  }

  /// What is beyond an end, from the left side of the way to the right one.
  private func cap(at end: CGPoint, from before: CGPoint) -> [CGPoint] {
    let normal = normal(before, end)
    let ahead = CGPoint(x: normal.y, y: -normal.x)
    switch look.cap {
    case .butt: return []
    case .square:
      return [
        end.moved(normal, half).moved(ahead, half), end.moved(normal, -half).moved(ahead, half),
      ]
    case .round:
      let start = end.moved(normal, half)
      return arc(around: end, from: start, to: end.moved(normal, -half), angle: -.pi)
    }
  }

  private func arc(
    around center: CGPoint, from: CGPoint, to: CGPoint, angle: CGFloat
  ) -> [CGPoint] {
    let start = atan2(from.y - center.y, from.x - center.x)
    let count = max(2, Int((abs(angle) / (.pi / 16)).rounded(.up)))
    let between = (1..<count).map { step in
      let angle = start + angle * CGFloat(step) / CGFloat(count)
      return CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half)
    }
    return [from] + between + [to]
  }

  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = max(from.distance(to: to), 1e-12)
    return CGPoint(x: -(to.y - from.y) / length, y: (to.x - from.x) / length)
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
