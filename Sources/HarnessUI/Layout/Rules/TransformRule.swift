package import Foundation

/// A view that is drawn and touched transformed; its place in the layout stays.
nonisolated struct TransformRule: LayoutModifierRule {
  /// Made for the size of the view, in its own coordinates.
  private let make: (CGSize) -> ProjectionTransform

  init(_ make: @escaping (CGSize) -> ProjectionTransform) { self.make = make }

  /// A transformation around a point of the view, by its shares of the size.
  init(around anchor: UnitPoint, _ make: @escaping (CGSize) -> ProjectionTransform) {
    self.make = { size in
      let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      return ProjectionTransform.move(by: CGPoint(x: -point.x, y: -point.y))
        .concatenating(make(size)).concatenating(.move(by: point))
    }
  }

  func transform(in size: CGSize) -> ProjectionTransform? {
    let transform = make(size)
    return transform.isIdentity ? nil : transform
  }

  func shownFrame(in size: CGSize, of content: any LayoutContent) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    return transform(in: size).map { frame.bounds(through: $0) } ?? frame
  }

  /// What is drawn elsewhere lines up as if it were here.
  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? { content.view.explicitGuide(key, in: proposal) }
}

extension ProjectionTransform {
  nonisolated static func move(by offset: CGPoint) -> ProjectionTransform {
    var transform = ProjectionTransform()
    (transform.m31, transform.m32) = (offset.x, offset.y)
    return transform
  }

  nonisolated static func scale(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    var transform = ProjectionTransform()
    (transform.m11, transform.m22) = (x, y)
    return transform
  }

  /// Clockwise, as y goes down.
  nonisolated static func rotation(_ angle: Angle) -> ProjectionTransform {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    var transform = ProjectionTransform()
    (transform.m11, transform.m12) = (cosine, sine)
    (transform.m21, transform.m22) = (-sine, cosine)
    return transform
  }

  /// A turn around an axis of space through the origin, seen in parallel lines.
  nonisolated static func rotation(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    var transform = ProjectionTransform()
    (transform.m11, transform.m12) = (cosine + x * x * rest, y * x * rest + z * sine)
    (transform.m21, transform.m22) = (x * y * rest - z * sine, cosine + y * y * rest)
    return transform
  }
}

extension CGRect {
  /// The smallest rectangle around what a transformation makes of this one: a point without size
  /// where it makes something that has no place.
  package nonisolated func bounds(through transform: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    // Greater lengths than this would be infinite in the next sum or product.
    guard (xs + ys).allSatisfy({ abs($0) < 1e100 }) else {
      return CGRect(origin: origin, size: .zero)
    }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
