import Foundation

/// Where a view is on its way into sight and out of it.
///
/// Source: SwiftUI's documentation of `ScrollTransitionPhase`.
@frozen nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Out of sight before the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Out of sight behind the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in sight, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes on its way into sight and out of it.
///
/// Source: SwiftUI's documentation of `ScrollTransitionConfiguration`.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// How much of the view is in sight when it changes.
  nonisolated public struct Threshold: Sendable {
    let share: Double
    /// All of it.
    public static let visible = Threshold(share: 1)
    /// None of it.
    public static let hidden = Threshold(share: 0)
    /// Its middle.
    public static var centered: Threshold { Threshold(share: 0.5) }
    /// A share, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }

    /// Between this threshold and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(share: share + (other.share - share) * amount)
    }

    /// Moved by a distance, in points.
    public func inset(by distance: Double) -> Threshold { self }
  }

  let name: String
  /// From where on the view is in its place.
  var threshold = Threshold.visible

  /// Follows the place of the view, at its own pace.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    Self(name: "animated")
  }
  /// Changes with an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")

  /// Follows the place of the view.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { Self(name: "interactive") }
  /// Follows the place of the view.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// Does not change.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// The same with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var changed = self
    changed.threshold = threshold
    return changed
  }
}

/// Changes how a view looks by where it is in the scroll view around.
nonisolated private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier,
  PrimitiveModifier
{
  let first: ScrollTransitionConfiguration
  let last: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let proxy = node.geometry() else { return }
    let phase = modifier.phase(proxy)
    for (name, value) in modifier.effect(EmptyVisualEffect(), phase).attributes {
      node.annotate(.attribute(name, value))
    }
  }

  /// Along the axis, or along the one where less of the view is to be seen.
  private func phase(_ proxy: GeometryProxy) -> ScrollTransitionPhase {
    let space = NamedCoordinateSpace(ScrollViewSpace(axis: axis))
    guard let container = proxy.bounds(of: space) else { return .identity }
    let vertical = phase(0, proxy.size.height, container.minY, container.maxY)
    let horizontal = phase(0, proxy.size.width, container.minX, container.maxX)
    switch axis {
    case .vertical: return vertical
    case .horizontal: return horizontal
    case nil: return vertical.isIdentity ? horizontal : vertical
    }
  }

  private func phase(
    _ start: Double, _ end: Double, _ frameStart: Double, _ frameEnd: Double
  ) -> ScrollTransitionPhase {
    guard end > start else { return .identity }
    let share = max(0, min(end, frameEnd) - max(start, frameStart)) / (end - start)
    // A view that is larger than the frame is in its place while it fills it.
    let seen = max(share, start <= frameStart && end >= frameEnd ? 1 : 0)
    if start < frameStart {
      return first.name != "identity" && seen < first.threshold.share ? .topLeading : .identity
    }
    return last.name != "identity" && seen < last.threshold.share ? .bottomTrailing : .identity
  }
}

extension View {
  /// Changes how the view looks on its way into sight and out of it.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        first: configuration, last: configuration, axis: axis, effect: transition)
    )
    .keeping("scroll_transition", .string(configuration.name))
  }

  /// Changes how the view looks on its way into sight and out of it, each edge in its own way.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        first: topLeading, last: bottomTrailing, axis: axis, effect: transition)
    )
    .keeping("scroll_transition", .string("\(topLeading.name) \(bottomTrailing.name)"))
  }
}
