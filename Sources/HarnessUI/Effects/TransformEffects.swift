public import Foundation
public import HarnessAppleNames

/// Turns what the view shows around an axis of space.
nonisolated struct Rotation3DModifier: ViewModifier, PrimitiveModifier, Animatable {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint

  var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let (angle, turned) = (modifier.angle, modifier.axis)
    node.layout = TransformRule(around: modifier.anchor) { _ in .rotation(angle, axis: turned) }
    let degrees = (modifier.angle.degrees * 1e9).rounded() / 1e9
    node.annotate(.attribute("rotation_3d", .number(degrees)))
    let axis = [modifier.axis.x, modifier.axis.y, modifier.axis.z].map(\.plain)
    node.annotate(.attribute("rotation_3d_axis", .string(axis.joined(separator: ", "))))
  }
}

extension View {
  /// Turns what the view shows around an axis of space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { modifier(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor)) }

  /// Projects what the view shows.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    arranged(by: TransformRule { _ in transform }).keeping(
      "projection_effect", .string(transform.text))
  }

  /// Transforms what the view shows.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let transform = ProjectionTransform(transform)
    return arranged(by: TransformRule { _ in transform })
      .keeping("transform_effect", .string(transform.text))
  }
}

/// A change of what a view shows that leaves its place in the layout.
///
/// Source: SwiftUI's documentation of `GeometryEffect`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transformation for a size of the view.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content, transformed.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    let transform = effectValue(size: unknownSize)
    return content.arranged(by: TransformRule { size in effectValue(size: size) })
      .keeping("geometry_effect", .string(transform.text))
  }

  /// The same effect, which the layout of the content does not see.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that the layout of its content does not see.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  private var base: Base

  init(base: Base) { self.base = base }

  /// What of the effect is animated.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The transformation of the effect.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// What stands for the size of a view in its attributes, which are there before it has a place: the
/// room that the default telephone leaves between its safe areas.
nonisolated let unknownSize = CGSize(width: 390, height: 763)
