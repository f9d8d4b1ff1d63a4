public import Foundation
public import HarnessAppleNames

extension Path {
  /// Begins at a point.
  public mutating func move(to end: CGPoint) { outline.append(.move(end)) }

  /// Goes straight to a point.
  public mutating func addLine(to end: CGPoint) { outline.append(.line(end)) }

  /// Goes to a point along a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.append(.quad(end, control: control))
  }

  /// Goes to a point along a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.append(.cubic(end, control1: control1, control2: control2))
  }

  /// Goes straight back to where this part began.
  public mutating func closeSubpath() { outline.append(.close) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect), transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform) }

  /// Adds a rectangle with corners that are rounded in different ways.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { add(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform) }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect), transform)
  }

  /// Begins at the first point and goes straight to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a part of a circle, by its first angle and how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle.radians, by: delta.radians,
      transform: transform)
  }

  /// Adds a part of a circle, by its angles: towards greater ones unless it is `clockwise`, which is
  /// meant as seen with y upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle.radians, to: endAngle.radians,
      clockwise: clockwise, transform: transform)
  }

  /// Adds a corner at the first point on the way to the second, rounded by a circle.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { outline.addArc(corner: p1, end: p2, radius: radius, transform: transform) }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path, transform)
  }

  private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
    outline.append(path.outline, transform: transform)
  }
}
