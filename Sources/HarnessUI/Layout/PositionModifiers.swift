public import Foundation

/// Puts the middle of a view at a point of its container.
nonisolated struct PositionModifier: ViewModifier, PrimitiveModifier, Animatable {
  var x: CGFloat
  var y: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.layout = PositionRule(x: modifier.x, y: modifier.y)
    node.annotate(
      .attribute(
        "position", .string("\(modifier.x.attributeText) \(modifier.y.attributeText)")))
  }
}

extension View {
  /// Puts the middle of the view at a point of its container.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(x: position.x, y: position.y))
  }

  /// Puts the middle of the view at a point of its container.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: x, y: y))
  }

  /// Says which views are in front of others: those with greater values.
  nonisolated public func zIndex(_ value: Double) -> some View {
    arranged(by: TraitRule("z_index", .number(value)) { $0.zIndex = value })
  }

  /// Says where a horizontal guide of the view is.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    arranged(by: AlignmentGuideRule(key: g.key, compute: computeValue))
  }

  /// Says where a vertical guide of the view is.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    arranged(by: AlignmentGuideRule(key: g.key, compute: computeValue))
  }

  /// Sets which way lines run in the view, whatever the language.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    keeping("layout_direction_behavior", .string(behavior.name))
  }
}

/// What a view does when lines run from right to left.
///
/// Source: SwiftUI's documentation of `LayoutDirectionBehavior`.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Is mirrored when lines run the other way than this.
  case mirrors(in: LayoutDirection)

  /// Is mirrored when lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  var name: String {
    if case .fixed = self { return "fixed" }
    return "mirrors"
  }
}
