public import Foundation
public import HarnessAppleNames

// Shapes that are made of another one. What `attr("shape")` reads is made of the other's name:
// `Circle.trim(0, 0.5)`.

/// A shape, moved.
///
/// Source: SwiftUI's documentation of `OffsetShape`.
nonisolated public struct OffsetShape<Content: Shape>: Shape, DerivedShape {
  /// The shape that is moved.
  public var shape: Content
  /// How far, in points.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline, moved.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The role of the shape.
  nonisolated public static var role: ShapeRole { Content.role }

  /// Shape and offset.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }

  var change: String { "offset(\(offset.width.plain), \(offset.height.plain))" }
}

/// A shape, larger or smaller.
///
/// Source: SwiftUI's documentation of `ScaledShape`.
nonisolated public struct ScaledShape<Content: Shape>: Shape, DerivedShape {
  /// The shape that is changed.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape larger or smaller.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline, larger or smaller.
  nonisolated public func path(in rect: CGRect) -> Path {
    let scale = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scale.around(anchor, of: rect))
  }

  /// The role of the shape.
  nonisolated public static var role: ShapeRole { Content.role }

  /// Shape and factors.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }

  var change: String { "scale(\(scale.width.plain), \(scale.height.plain))" }
}

/// A shape, turned.
///
/// Source: SwiftUI's documentation of `RotatedShape`.
nonisolated public struct RotatedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape that is turned.
  public var shape: Content
  /// How far.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Turns a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline, turned.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rotation = CGAffineTransform(rotationAngle: angle.radians)
    return shape.path(in: rect).applying(rotation.around(anchor, of: rect))
  }

  /// The role of the shape.
  nonisolated public static var role: ShapeRole { Content.role }

  /// Shape and angle.
  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }

  var change: String { "rotation(\(angle.degrees.plain))" }
}

/// A shape after a transformation.
///
/// Source: SwiftUI's documentation of `TransformedShape`.
nonisolated public struct TransformedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape that is transformed.
  public var shape: Content
  /// The transformation.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline, transformed.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The role of the shape.
  nonisolated public static var role: ShapeRole { Content.role }

  /// What of the shape is animated.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  var change: String {
    let t = transform
    return "transform(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.plain).joined(separator: ", ")))"
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, scaled.
  nonisolated public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(
      shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The same transformation around a point of a rectangle.
  nonisolated func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
