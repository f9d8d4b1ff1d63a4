package import Foundation

/// The radii of a rectangle's corners, by their place on the screen.
package struct CornerSizes: Sendable {
  package var topLeft, topRight, bottomRight, bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all size: CGSize) {
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }

  /// The same corners, made smaller where two of a side would overlap.
  fileprivate func fitting(_ size: CGSize) -> CornerSizes {
    func share(_ room: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      first + second > room ? room / (first + second) : 1
    }
    let factor = min(
      share(size.width, topLeft.width, topRight.width),
      share(size.width, bottomLeft.width, bottomRight.width),
      share(size.height, topLeft.height, bottomLeft.height),
      share(size.height, topRight.height, bottomRight.height))
    func scaled(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, size.width * factor), height: max(0, size.height * factor))
    }
    return CornerSizes(
      topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
      bottomLeft: scaled(bottomLeft))
  }
}

extension PathOutline {
  /// How far the control points of a quarter of a circle are away, as a share of its radius.
  private static var quarter: CGFloat { 0.5522847498307936 }

  /// From the top left corner clockwise.
  package mutating func addRect(_ rect: CGRect) {
    if rect.isNull { return }
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// From the middle of the right edge clockwise.
  package mutating func addRoundedRect(_ rect: CGRect, corners: CornerSizes) {
    if rect.isNull { return }
    let corners = corners.fitting(rect.size)
    let sizes = [corners.bottomRight, corners.bottomLeft, corners.topLeft, corners.topRight]
    if sizes.allSatisfy({ $0.width == 0 || $0.height == 0 }) { return addRect(rect) }
    append(.move(CGPoint(x: rect.maxX, y: rect.midY)))
    corner(CGPoint(x: rect.maxX, y: rect.maxY), corners.bottomRight, from: (0, -1), to: (-1, 0))
    corner(CGPoint(x: rect.minX, y: rect.maxY), corners.bottomLeft, from: (1, 0), to: (0, -1))
    corner(CGPoint(x: rect.minX, y: rect.minY), corners.topLeft, from: (0, 1), to: (1, 0))
    corner(CGPoint(x: rect.maxX, y: rect.minY), corners.topRight, from: (-1, 0), to: (0, 1))
    append(.close)
  }

  /// A line to the corner's beginning, and its quarter of an ellipse.
  private mutating func corner(
    _ corner: CGPoint, _ size: CGSize, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)
  ) {
    func point(_ direction: (CGFloat, CGFloat), _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.0 * size.width * share,
        y: corner.y + direction.1 * size.height * share)
    }
    if currentPoint != point(from, 1) { append(.line(point(from, 1))) }
    if size.width == 0 || size.height == 0 { return }
    let near = 1 - Self.quarter
    append(.cubic(point(to, 1), control1: point(from, near), control2: point(to, near)))
  }

  /// From the right clockwise.
  package mutating func addEllipse(in rect: CGRect) {
    if rect.isNull { return }
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var circle = PathOutline()
    circle.addArc(from: 0, by: 2 * .pi)
    circle.append(.close)
    append(circle, transform: transform)
  }

  /// A part of the circle around zero with radius 1.
  fileprivate mutating func addArc(from start: CGFloat, by wholeDelta: CGFloat) {
    // More than a round is a round and the rest; what is no number goes nowhere.
    let round = 2 * CGFloat.pi
    var delta = wholeDelta.isFinite ? wholeDelta : 0
    if abs(delta) > round {
      delta = delta.truncatingRemainder(dividingBy: round) + (delta > 0 ? round : -round)
    }
    let count = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    let step = delta / count
    let reach = 4 / 3 * tan(step / 4)
    // A quarter turn ends on the axis, not 6e-17 beside it.
    func snapped(_ value: CGFloat) -> CGFloat { abs(value) < 1e-15 ? 0 : value }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: snapped(cos(angle)), y: snapped(sin(angle)))
    }
    var from = point(start)
    lineOrMove(to: from)
    if delta == 0 { return }
    for index in 1...Int(count) {
      let to = point(start + step * CGFloat(index))
      append(
        .cubic(
          to, control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
          control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x)))
      from = to
    }
  }

  /// A line to the arc's beginning, if there is a point to come from, and the arc.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, by delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathOutline()
    arc.addArc(from: start, by: delta)
    let place = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    for segment in arc.segments {
      let segment = segment.mapped { $0.applying(place) }
      if case .move(let first) = segment { lineOrMove(to: first) } else { append(segment) }
    }
  }

  /// An arc by both of its angles: towards greater ones, or smaller ones if `clockwise`.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let round = 2 * CGFloat.pi
    var delta = clockwise ? start - end : end - start
    if abs(delta) >= round {
      delta = delta > 0 ? round : delta.truncatingRemainder(dividingBy: round) + round
    } else if delta < 0 {
      delta += round
    }
    addArc(
      center: center, radius: radius, from: start, by: clockwise ? -delta : delta,
      transform: transform)
  }

  /// A corner at the first point on the way to the second, rounded by a circle.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (corner.applying(transform), end.applying(transform))
    guard let from = currentPoint else { return }
    let (back, ahead) = (from.distance(to: corner), corner.distance(to: end))
    guard back > 0, ahead > 0, radius > 0 else { return append(.line(corner)) }
    let (u, v) = (
      CGPoint(x: (from.x - corner.x) / back, y: (from.y - corner.y) / back),
      CGPoint(x: (end.x - corner.x) / ahead, y: (end.y - corner.y) / ahead)
    )
    let cross = u.x * v.y - u.y * v.x
    let half = acos(max(-1, min(1, u.x * v.x + u.y * v.y))) / 2
    guard abs(cross) > 1e-9 else { return append(.line(corner)) }
    let reach = radius / tan(half)
    let first = CGPoint(x: corner.x + u.x * reach, y: corner.y + u.y * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - u.y * radius * side, y: first.y + u.x * radius * side)
    let delta = -side * (.pi - 2 * half)
    addArc(
      center: center, radius: radius, from: atan2(first.y - center.y, first.x - center.x),
      by: delta)
  }
}
