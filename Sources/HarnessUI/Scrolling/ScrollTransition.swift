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
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Changes how the view looks on its way into sight and out of it.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    keeping("scroll_transition", .string(configuration.name))
  }

  /// Changes how the view looks on its way into sight and out of it, each edge in its own way.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    keeping("scroll_transition", .string("\(topLeading.name) \(bottomTrailing.name)"))
  }
}
