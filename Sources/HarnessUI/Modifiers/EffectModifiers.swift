public import Foundation

// Effects that an animation can show on the way. `isEffect` marks those of a transition, which
// leave no attribute behind where the view is there.

/// The attributes that an animation shows on the way. One may come and go with a transition.
package enum EffectAttribute: String {
  case opacity, rotation
  case offsetX = "offset_x"
  case offsetY = "offset_y"
  case scaleX = "scale_x"
  case scaleY = "scale_y"
  case movedTop = "moved_top"
  case movedLeading = "moved_leading"
  case movedBottom = "moved_bottom"
  case movedTrailing = "moved_trailing"
  /// Of a view that comes or goes without a transition of its own.
  case transitionOpacity = "transition_opacity"

  fileprivate static func moved(over edge: Edge) -> EffectAttribute {
    switch edge {
    case .top: .movedTop
    case .leading: .movedLeading
    case .bottom: .movedBottom
    case .trailing: .movedTrailing
    }
  }
}

extension Annotation {
  package static func effect(_ attribute: EffectAttribute, _ value: Double) -> Annotation {
    // On the way to a half, 0.5000000000000002 would be no help to anybody.
    .attribute(attribute.rawValue, .number((value * 1e9).rounded() / 1e9))
  }
}

nonisolated struct OpacityModifier: ViewModifier, PrimitiveModifier, Animatable {
  var opacity: Double
  var isEffect = false

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isEffect, modifier.opacity == 1 { return }
    node.annotate(.effect(.opacity, modifier.opacity))
  }
}

nonisolated struct OffsetModifier: ViewModifier, PrimitiveModifier, Animatable {
  var x: CGFloat
  var y: CGFloat
  var isEffect = false

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isEffect, modifier.x == 0, modifier.y == 0 { return }
    node.layout = OffsetRule(x: modifier.x, y: modifier.y)
    node.annotate(.effect(.offsetX, Double(modifier.x)))
    node.annotate(.effect(.offsetY, Double(modifier.y)))
  }
}

nonisolated struct ScaleModifier: ViewModifier, PrimitiveModifier, Animatable {
  var x: Double
  var y: Double
  var isEffect = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isEffect, modifier.x == 1, modifier.y == 1 { return }
    node.annotate(.effect(.scaleX, modifier.x))
    node.annotate(.effect(.scaleY, modifier.y))
  }
}

nonisolated struct RotationModifier: ViewModifier, PrimitiveModifier, Animatable {
  var angle: Angle

  var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.effect(.rotation, modifier.angle.degrees))
  }
}

/// How far a view is on its way out over an edge: 1 is outside, -1 outside of the opposite one.
nonisolated struct MoveModifier: ViewModifier, PrimitiveModifier, Animatable {
  var share: Double
  let edge: Edge

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.share == 0 { return }
    node.annotate(.effect(.moved(over: modifier.edge), modifier.share))
  }
}

extension View {
  /// Makes the view transparent: 0 can't be seen, 1 is the view itself.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Moves what the view shows, in points; its place in the layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(x: offset.width, y: offset.height))
  }

  /// Moves what the view shows, in points; its place in the layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(x: x, y: y))
  }

  /// Shows the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(x: scale.width, y: scale.height))
  }

  /// Shows the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(x: s, y: s))
  }

  /// Shows the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View { modifier(ScaleModifier(x: x, y: y)) }

  /// Turns what the view shows, clockwise; its place in the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationModifier(angle: angle))
  }
}
