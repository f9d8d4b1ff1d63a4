public import Foundation

/// A path that does not change.
///
/// Source: Core Graphics' documentation of `CGPath`.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var outline: PathOutline

  package init(outline: PathOutline) { self.outline = outline }

  /// A rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = Self.outline(transform) { $0.addRect(rect) }
  }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = Self.outline(transform) { $0.addEllipse(in: rect) }
  }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline = Self.outline(transform) { $0.addRoundedRect(rect, corners: CornerSizes(all: size)) }
  }

  private static func outline(
    _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathOutline) -> Void
  ) -> PathOutline {
    var outline = PathOutline()
    build(&outline)
    return transform.map { outline.applying($0.pointee) } ?? outline
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// The same path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: transform.map { outline.applying($0.pointee) } ?? outline)
  }

  /// A path that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.outline = outline
    return path
  }

  /// The outline of a line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let look = LineLook(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(outline: outline.applying(transform).stroked(look))
  }

  /// The path in dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(outline: outline.applying(transform).dashed(lengths, phase: phase))
  }

  /// Whether nothing is in the path.
  public var isEmpty: Bool { outline.isEmpty }
  /// Where the path ends; zero for an empty one.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around all points, those that bend curves too.
  public var boundingBox: CGRect { outline.controlBounds }
  /// The smallest rectangle around what is drawn.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { outline.applying(transform).contains(point, evenOdd: rule == .evenOdd) }

  /// The area of either.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .union, rule)
  }
  /// The area of both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .intersection, rule)
  }
  /// The area of this one only.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .subtraction, rule)
  }
  /// The area of one of both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(with: other, .symmetricDifference, rule) }

  private func combined(
    with other: CGPath, _ operation: RegionOperation, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(outline: outline.combined(with: other.outline, operation, evenOdd: rule == .evenOdd))
  }

  /// Whether both have the same steps.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }
  /// Feeds the steps into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path that is being built.
///
/// Source: Core Graphics' documentation of `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(outline: PathOutline()) }

  /// Begins at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.move(point.applying(transform)))
  }
  /// Goes straight to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.line(point.applying(transform)))
  }
  /// Begins at the first point and goes straight to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Goes to a point along a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.append(.quad(end.applying(transform), control: control.applying(transform)))
  }
  /// Goes to a point along a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.append(
      .cubic(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }
  /// Goes straight back to where this part began.
  public func closeSubpath() { outline.append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRoundedRect(rect, corners: CornerSizes(all: size)) }
  }
  /// Adds a part of a circle, by its angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
      transform: transform)
  }
  /// Adds a part of a circle, by its first angle and how far it goes, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, by: delta, transform: transform)
  }
  /// Adds a rounded corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline, transform: transform)
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout PathOutline) -> Void) {
    var added = PathOutline()
    build(&added)
    outline.append(added, transform: transform)
  }
}
