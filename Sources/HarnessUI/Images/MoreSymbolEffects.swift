/// A symbol is larger or smaller.
///
/// Source: the Symbols framework's documentation of `ScaleSymbolEffect`.
nonisolated public struct ScaleSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect {
  var parts = ["scale"]
  init() {}

  /// The same, upwards.
  public var up: ScaleSymbolEffect { adding("up") }
  /// The same, downwards.
  public var down: ScaleSymbolEffect { adding("down") }
  /// The same, layer by layer.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller.
  nonisolated public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The layers of a symbol light up in turn.
///
/// Source: the Symbols framework's documentation of `VariableColorSymbolEffect`.
nonisolated public struct VariableColorSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var parts = ["variableColor"]
  init() {}

  /// The same, one layer at a time.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }
  /// The same, layers staying lit.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }
  /// The same, to and fro.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }
  /// The same, in one direction.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }
  /// The same, other layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }
  /// The same, other layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol light up in turn.
  nonisolated public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect()
  }
}

/// A symbol moves to and fro.
///
/// Source: the Symbols framework's documentation of `WiggleSymbolEffect`.
nonisolated public struct WiggleSymbolEffect: NamedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  var parts = ["wiggle"]
  init() {}

  /// The same, clockwise.
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }
  /// The same, the other way round.
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }
  /// The same, to the left.
  public var left: WiggleSymbolEffect { adding("left") }
  /// The same, to the right.
  public var right: WiggleSymbolEffect { adding("right") }
  /// The same, upwards.
  public var up: WiggleSymbolEffect { adding("up") }
  /// The same, downwards.
  public var down: WiggleSymbolEffect { adding("down") }
  /// The same, in reading direction.
  public var forward: WiggleSymbolEffect { adding("forward") }
  /// The same, against reading direction.
  public var backward: WiggleSymbolEffect { adding("backward") }
  /// The same, layer by layer.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }
  /// The same, in a direction.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    adding("custom(\(angle.degrees))")
  }
  /// The same, in a direction in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { adding("custom(\(angle))") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol moves to and fro.
  nonisolated public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol takes the place of another.
///
/// Source: the Symbols framework's documentation of `ReplaceSymbolEffect`.
nonisolated public struct ReplaceSymbolEffect: NamedSymbolEffect, ContentTransitionSymbolEffect {
  var parts = ["replace"]
  init() {}

  /// The same, down, then up.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }
  /// The same, up, then up.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }
  /// The same, off, then up.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }
  /// The same, layer by layer.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }
  /// The symbols change places down, then up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The symbols change places up, then up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The symbols change places off, then up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
  /// What the two symbols share stays in its place.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// A symbol takes the place of another, and what both share stays.
  ///
  /// Source: the Symbols framework's documentation of `ReplaceSymbolEffect.MagicReplace`.
  public struct MagicReplace: NamedSymbolEffect, ContentTransitionSymbolEffect {
    var parts = ["replace", "magic"]
    init() {}
    /// The same, layer by layer.
    public var byLayer: MagicReplace { adding("byLayer") }
    /// The same, all layers at once.
    public var wholeSymbol: MagicReplace { adding("wholeSymbol") }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol takes the place of another.
  nonisolated public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The movement that fits.
///
/// Source: the Symbols framework's documentation of `AutomaticSymbolEffect`.
nonisolated public struct AutomaticSymbolEffect: NamedSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  var parts = ["automatic"]
  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The movement that fits.
  nonisolated public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol is drawn.
///
/// Source: the Symbols framework's documentation of `DrawOnSymbolEffect`.
nonisolated public struct DrawOnSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var parts = ["drawOn"]
  init() {}

  /// The same, layer by layer.
  public var byLayer: DrawOnSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { adding("wholeSymbol") }
  /// The same, layers one after the other.
  public var individually: DrawOnSymbolEffect { adding("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A symbol is drawn.
  nonisolated public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A symbol's drawing is taken back.
///
/// Source: the Symbols framework's documentation of `DrawOffSymbolEffect`.
nonisolated public struct DrawOffSymbolEffect: NamedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  var parts = ["drawOff"]
  init() {}

  /// The same, layer by layer.
  public var byLayer: DrawOffSymbolEffect { adding("byLayer") }
  /// The same, all layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { adding("wholeSymbol") }
  /// The same, layers one after the other.
  public var individually: DrawOffSymbolEffect { adding("individually") }
  /// The same, backwards.
  public var reversed: DrawOffSymbolEffect { adding("reversed") }
  /// The same, forwards.
  public var nonReversed: DrawOffSymbolEffect { adding("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A symbol's drawing is taken back.
  nonisolated public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
