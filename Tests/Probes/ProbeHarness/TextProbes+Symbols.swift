import SwiftUI

/// Effects of symbols that a component keeps in properties and hands on, by the names of their types.
struct SymbolNamesProbe: View {
  private let bounce: BounceSymbolEffect = .bounce.down.wholeSymbol
  private let pulse: PulseSymbolEffect = .pulse.byLayer
  private let color: VariableColorSymbolEffect = .variableColor.cumulative
  private let scale: ScaleSymbolEffect = .scale.down
  private let appear: AppearSymbolEffect = .appear.byLayer
  private let disappear: DisappearSymbolEffect = .disappear.up
  private let turn: RotateSymbolEffect = .rotate.counterClockwise
  private let breathe: BreatheSymbolEffect = .breathe.pulse
  private let wiggle: WiggleSymbolEffect = .wiggle.clockwise
  private let on: DrawOnSymbolEffect = .drawOn.wholeSymbol
  private let off: DrawOffSymbolEffect = .drawOff.byLayer
  private let replace: ReplaceSymbolEffect = .replace.upUp
  private let automatic: AutomaticSymbolEffect = .automatic
  private let options: SymbolEffectOptions = .repeat(3)
  @State private var isShown = true

  var body: some View {
    VStack {
      Image(systemName: "a.circle").modifier(Lasting(effect: scale))
      Image(systemName: "b.circle").modifier(Lasting(effect: appear))
      Image(systemName: "c.circle").modifier(Lasting(effect: disappear))
      Image(systemName: "d.circle").modifier(Lasting(effect: on))
      Image(systemName: "e.circle").modifier(Lasting(effect: off))
      Image(systemName: "f.circle").modifier(Counted(effect: bounce, count: 1, options: options))
      Image(systemName: "g.circle").modifier(Counted(effect: pulse, count: 1))
      Image(systemName: "h.circle").modifier(Counted(effect: color, count: 1))
      Image(systemName: "i.circle").modifier(Counted(effect: turn, count: 1))
    }
    VStack {
      Image(systemName: "j.circle").modifier(Counted(effect: breathe, count: 1))
      Image(systemName: "k.circle").modifier(Counted(effect: wiggle, count: 1))
      Image(systemName: "l.circle").contentTransition(changed(by: replace))
      Image(systemName: "m.circle").contentTransition(changed(by: automatic))
      if isShown { Image(systemName: "n.circle").transition(coming(by: automatic)) }
      Button("Hide") { isShown = false }
      Text(isSame(bounce.configuration, BounceSymbolEffect.bounce.configuration) ? "one" : "two")
    }
  }

  private func coming(by effect: some TransitionSymbolEffect & SymbolEffect)
    -> SymbolEffectTransition
  { SymbolEffectTransition(effect: effect, options: options) }

  private func changed(by effect: some ContentTransitionSymbolEffect & SymbolEffect)
    -> ContentTransition
  { .symbolEffect(effect, options: options) }

  private func isSame(_ one: SymbolEffectConfiguration, _ other: SymbolEffectConfiguration) -> Bool
  { one == other }
}

private struct Lasting<Effect: IndefiniteSymbolEffect & SymbolEffect>: ViewModifier {
  let effect: Effect
  func body(content: Content) -> some View { content.symbolEffect(effect) }
}

private struct Counted<Effect: DiscreteSymbolEffect & SymbolEffect>: ViewModifier {
  let effect: Effect
  let count: Int
  var options: SymbolEffectOptions = .default

  func body(content: Content) -> some View {
    content.symbolEffect(effect, options: options, value: count)
  }
}
