public import Foundation
public import HarnessAppleNames

extension Shape {
  /// A part of the outline, between two shares of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape { _TrimmedShape(shape: self, from: startFraction, to: endFraction) }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape, moved.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape, moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape, larger or smaller.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, larger or smaller.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// The shape, turned.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }

  /// The shape after a transformation.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a fixed size, at the top leading corner.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape in a fixed size, at the top leading corner.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape in a fixed size, at a point of its space.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a fixed size, at a point of its space.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape { size(CGSize(width: width, height: height), anchor: anchor) }

  /// The line along the outline.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The line along the outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Areas

  /// The area of both.
  nonisolated public func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { combined(other, "intersection") { $0.intersection($1, eoFill: eoFill) } }

  /// The area of either.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "union") { $0.union($1, eoFill: eoFill) }
  }

  /// The area of this one only.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, "subtracting") { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area of one of both.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    combined(other, "symmetricDifference") { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The lines that are inside of another shape.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    combined(other, "lineIntersection") { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The lines that are outside of another shape.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    combined(other, "lineSubtraction") { $0.lineSubtraction($1, eoFill: eoFill) }
  }

  nonisolated private func combined<T: Shape>(
    _ other: T, _ name: String, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> _CombinedShape<Self, T> {
    let change = "\(name)(\(other.shapeName(in: EnvironmentValues())))"
    return _CombinedShape(shape: self, other: other, change: change, combine: combine)
  }
}
