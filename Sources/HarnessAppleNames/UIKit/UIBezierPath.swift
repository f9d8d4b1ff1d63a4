public import Foundation

/// A path of UIKit.
///
/// Source: Apple's documentation of `UIBezierPath`.
public class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: CGMutablePath
  /// The width of lines along the path.
  public var lineWidth: CGFloat = 1
  /// The ends of lines along the path.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of lines along the path.
  public var lineJoinStyle = CGLineJoin.miter
  /// How pointed corners may be.
  public var miterLimit: CGFloat = 10
  /// How finely curves are drawn.
  public var flatness: CGFloat = 0.6
  /// Whether what is crossed twice is outside.
  public var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { path = CGMutablePath() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// A rectangle of which some corners are rounded; of the radii the width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func size(_ corner: UIRectCorner) -> CGSize {
      let radius = corners.contains(corner) ? cornerRadii.width : 0
      return CGSize(width: radius, height: radius)
    }
    var outline = PathOutline()
    outline.addRoundedRect(
      rect,
      corners: CornerSizes(
        topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight),
        bottomLeft: size(.bottomLeft)))
    path.addPath(CGPath(outline: outline))
  }

  /// A part of a circle, by its angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path, as Core Graphics has it.
  public var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes to a point along a curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to a point along a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a part of a circle, by its angles in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means it for an axis that goes up, UIKit for the screen's.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Goes straight back to where this part began.
  public func close() { path.closeSubpath() }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Removes everything.
  public func removeAllPoints() { path = CGMutablePath() }

  /// Moves, turns or stretches the path.
  public func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// The same path the other way round is the same to whoever fills it.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }

  // MARK: Reading

  /// Whether nothing has been added.
  public var isEmpty: Bool { path.isEmpty }
  /// The rectangle around the path.
  public var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the path stands.
  public var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the path in a context of UIKit, of which there is none.
  public func fill() {}
  /// Draws a line along the path in a context of UIKit, of which there is none.
  public func stroke() {}
  /// Cuts off what is outside in a context of UIKit, of which there is none.
  public func addClip() {}
  /// Sets the dashes of lines, which are not kept.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

/// A path of AppKit, which is the same as UIKit's here.
public typealias NSBezierPath = UIBezierPath
