public import Foundation
public import HarnessAppleNames

/// The outline of a shape: lines and curves, in parts that may be closed.
///
/// Source: SwiftUI's documentation of `Path`.
nonisolated public struct Path: Equatable, LosslessStringConvertible, Sendable {
  var outline = PathOutline()

  /// An empty path.
  public init() {}

  init(outline: PathOutline) { self.outline = outline }

  /// A path of Core Graphics.
  public init(_ path: CGPath) { outline = path.outline }

  /// A path of Core Graphics, as it is now.
  public init(_ path: CGMutablePath) { outline = path.outline }

  /// A rectangle.
  public init(_ rect: CGRect) { outline.addRect(rect) }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { outline.addRoundedRect(rect, corners: CornerSizes(all: cornerSize)) }

  /// A rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with corners that are rounded in different ways.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { outline.addRoundedRect(rect, corners: cornerRadii.sizes) }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { outline.addEllipse(in: rect) }

  /// A path that a closure builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(outline: outline) }

  /// Whether nothing is in the path.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around what is drawn; null for an empty path.
  public var boundingRect: CGRect { outline.bounds }

  /// Where the path ends.
  public var currentPoint: CGPoint? { outline.currentPoint }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(p, evenOdd: eoFill)
  }
}

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// A new beginning.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The way back to the beginning.
    case closeSubpath
  }

  /// Runs a closure with each step.
  public func forEach(_ body: (Path.Element) -> Void) {
    for segment in outline.segments { body(Element(segment)) }
  }
}

extension Path.Element {
  fileprivate init(_ segment: PathSegment) {
    self =
      switch segment {
      case .move(let end): .move(to: end)
      case .line(let end): .line(to: end)
      case .quad(let end, let control): .quadCurve(to: end, control: control)
      case .cubic(let end, let first, let second):
        .curve(to: end, control1: first, control2: second)
      case .close: .closeSubpath
      }
  }
}

extension Path: Shape {
  /// The path itself, wherever it is.
  public func path(in rect: CGRect) -> Path { self }
}
