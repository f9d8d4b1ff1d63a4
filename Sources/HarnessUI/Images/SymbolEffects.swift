/// A movement that is a name and what was said about it.
nonisolated protocol NamedSymbolEffect: SymbolEffect, Hashable, Sendable {
  var parts: [String] { get set }
}

extension NamedSymbolEffect {
  /// What the movement is, as a value.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: parts.joined(separator: "."))
  }

  func adding(_ part: String) -> Self {
    var copy = self
    copy.parts.append(part)
    return copy
  }
}

/// A symbol comes.
///
/// Source: the Symbols framework's documentation of `AppearSymbolEffect`.
nonisolated public struct AppearSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var parts = ["appear"]
  init() {}

  /// The same, upwards.
  public var up: AppearSymbolEffect { adding("up") }
  /// The same, downwards.
  public var down: AppearSymbolEffect { adding("down") }
  /// The same, layer by layer.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol comes.
  nonisolated public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol goes.
///
/// Source: the Symbols framework's documentation of `DisappearSymbolEffect`.
nonisolated public struct DisappearSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var parts = ["disappear"]
  init() {}

  /// The same, upwards.
  public var up: DisappearSymbolEffect { adding("up") }
  /// The same, downwards.
  public var down: DisappearSymbolEffect { adding("down") }
  /// The same, layer by layer.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol goes.
  nonisolated public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol jumps.
///
/// Source: the Symbols framework's documentation of `BounceSymbolEffect`.
nonisolated public struct BounceSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var parts = ["bounce"]
  init() {}

  /// The same, upwards.
  public var up: BounceSymbolEffect { adding("up") }
  /// The same, downwards.
  public var down: BounceSymbolEffect { adding("down") }
  /// The same, layer by layer.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  nonisolated public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol fades and comes back.
///
/// Source: the Symbols framework's documentation of `PulseSymbolEffect`.
nonisolated public struct PulseSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var parts = ["pulse"]
  init() {}

  /// The same, layer by layer.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades and comes back.
  nonisolated public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol grows and shrinks.
///
/// Source: the Symbols framework's documentation of `BreatheSymbolEffect`.
nonisolated public struct BreatheSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var parts = ["breathe"]
  init() {}

  /// The same, fading as well.
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  /// The same, without fading.
  public var plain: BreatheSymbolEffect { adding("plain") }
  /// The same, layer by layer.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks.
  nonisolated public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol turns.
///
/// Source: the Symbols framework's documentation of `RotateSymbolEffect`.
nonisolated public struct RotateSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var parts = ["rotate"]
  init() {}

  /// The same, clockwise.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }
  /// The same, the other way round.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }
  /// The same, layer by layer.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns.
  nonisolated public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
