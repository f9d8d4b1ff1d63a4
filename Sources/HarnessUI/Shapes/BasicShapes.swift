public import Foundation

/// A rectangle.
///
/// Source: SwiftUI's documentation of `Rectangle`.
nonisolated public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// The whole rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle in the middle of its space, as large as fits.
///
/// Source: SwiftUI's documentation of `Circle`.
nonisolated public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// The largest circle in the middle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square)
  }

  /// The largest square of what is offered.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let lengths = [proposal.width, proposal.height].compactMap(\.self)
    let side = lengths.min() ?? 10
    return CGSize(width: side, height: side)
  }
}

/// An ellipse that fills its space.
///
/// Source: SwiftUI's documentation of `Ellipse`.
nonisolated public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// The ellipse in the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose shorter sides are half circles.
///
/// Source: SwiftUI's documentation of `Capsule`.
nonisolated public struct Capsule: Shape {
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// A rectangle with the largest corners there are.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

extension Rectangle: InsettableShape {
  /// The rectangle, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// The circle, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// The ellipse, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// The capsule, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Corners that are not rounded.
  public func corners(in size: CGSize?) -> Corners? { Corners(.fixed(0)) }
}

extension Circle: RoundedRectangularShape {
  /// Corners of half its side.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(.fixed(min($0.width, $0.height) / 2)) }
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners of half its shorter side.
  public func corners(in size: CGSize?) -> Corners? {
    size.map { Corners(.fixed(min($0.width, $0.height) / 2)) }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A capsule with corners of a form.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
