/// How a view shows that its content is another one.
///
/// Source: SwiftUI's documentation of `ContentTransition`.
nonisolated public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// One fades while the other comes.
  public static let opacity = ContentTransition(name: "opacity")
  /// One turns into the other.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll, down for a number that counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText(countsDown)" : "numericText")
  }
  /// Digits roll, up or down as the value does.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(\(value))")
  }
  /// A symbol takes the place of another.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
  /// A symbol takes the place of another with a movement.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(effect.configuration.name))")
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}
private struct ContentTransitionDrawsGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How views show that their content is another one.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a content that changes is drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionDrawsGroupKey.self] }
    set { self[ContentTransitionDrawsGroupKey.self] = newValue }
  }
}

extension View {
  /// Says how the views inside show that their content is another one.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(
      TextValueModifier<ContentTransitionKey>(
        "content_transition", transition, .string(transition.name)))
  }
}

/// A symbol comes and goes with a movement.
///
/// Source: SwiftUI's documentation of `SymbolEffectTransition`.
nonisolated public struct SymbolEffectTransition: Transition {
  /// A transition with a movement.
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}

  /// What stays of it without a screen: the symbol fades.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes with the movement that fits.
  nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// A symbol comes and goes with a movement.
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
