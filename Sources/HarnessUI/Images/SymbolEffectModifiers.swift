private struct SymbolEffectsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Lets the symbols inside move while it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        name: effect.configuration.name, options: options, isActive: isActive))
  }

  /// Lets the symbols inside move once when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(CountedSymbolEffect(name: effect.configuration.name, options: options, value: value))
  }

  /// Takes the movements that views around give to the symbols inside away.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(
      TextValueModifier<SymbolEffectsRemovedKey>(
        "symbol_effects_removed", isEnabled, .bool(isEnabled)))
  }
}

/// A movement that goes on.
nonisolated private struct SymbolEffectModifier: ViewModifier, PrimitiveModifier {
  let name: String
  let options: SymbolEffectOptions
  let isActive: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard modifier.isActive else { return }
    node.annotate(.attribute("symbol_effect", .string(modifier.name)))
    node.annotate(options: modifier.options)
  }
}

/// A movement for each change of a value, which are counted: a test can't see it pass.
nonisolated private struct CountedSymbolEffect<Value: Equatable>: ViewModifier {
  let name: String
  let options: SymbolEffectOptions
  let value: Value
  @State private var count = 0

  func body(content: Content) -> some View {
    content
      .modifier(SymbolEffectModifier(name: name, options: options, isActive: true))
      .keeping("symbol_effect_count", .number(Double(count)))
      .onChange(of: value) { count += 1 }
  }
}

extension NodeBuilder {
  fileprivate func annotate(options: SymbolEffectOptions) {
    if options.parts.isEmpty { return }
    let text = options.parts.joined(separator: " ")
    annotate(.attribute("symbol_effect_options", .string(text)))
  }
}
