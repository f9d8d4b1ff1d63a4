/// A movement of a symbol.
///
/// Source: the Symbols framework's documentation of `SymbolEffect`.
nonisolated public protocol SymbolEffect {
  /// What the movement is, as a value.
  var configuration: SymbolEffectConfiguration { get }
}

/// A movement that goes on while it is active.
///
/// Source: the Symbols framework's documentation of `IndefiniteSymbolEffect`.
nonisolated public protocol IndefiniteSymbolEffect {}

/// A movement that happens once for each change of a value.
///
/// Source: the Symbols framework's documentation of `DiscreteSymbolEffect`.
nonisolated public protocol DiscreteSymbolEffect {}

/// A movement with which a symbol comes and goes.
///
/// Source: the Symbols framework's documentation of `TransitionSymbolEffect`.
nonisolated public protocol TransitionSymbolEffect {}

/// A movement with which one symbol takes the place of another.
///
/// Source: the Symbols framework's documentation of `ContentTransitionSymbolEffect`.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// A movement as a value that can be compared.
///
/// Source: the Symbols framework's documentation of `SymbolEffectConfiguration`.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// What `attr("symbol_effect")` reads, such as `bounce.up.byLayer`.
  let name: String
}

/// How often and how fast a symbol moves.
///
/// Source: the Symbols framework's documentation of `SymbolEffectOptions`.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// Whether and how a movement is repeated.
  ///
  /// Source: the Symbols framework's documentation of `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    let name: String
    /// One after the other, for ever.
    public static var continuous: RepeatBehavior { RepeatBehavior(name: "continuous") }
    /// With pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic")
    }
    /// With pauses, for ever.
    public static var periodic: RepeatBehavior { periodic() }
  }

  private(set) var parts: [String] = []

  init(parts: [String] = []) { self.parts = parts }

  /// As the movement has it.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Not for ever.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }
  /// In a way of its own.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Faster or slower; 1 is as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The same, for ever.
  public var repeating: SymbolEffectOptions { adding("repeating") }
  /// The same, not for ever.
  public var nonRepeating: SymbolEffectOptions { adding("nonRepeating") }
  /// The same, some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    adding(count.map { "repeat(\($0))" } ?? "repeating")
  }
  /// The same in a way of its own.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    adding("repeat(\(behavior.name))")
  }
  /// The same, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { adding("speed(\(speed))") }

  private func adding(_ part: String) -> SymbolEffectOptions {
    SymbolEffectOptions(parts: parts + [part])
  }
}
