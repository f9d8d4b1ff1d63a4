public import Foundation

/// Asks the presentation around for a colour scheme.
nonisolated struct PreferredColorSchemeModifier: ViewModifier, PrimitiveModifier {
  let scheme: ColorScheme?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.prefer(modifier.scheme)
  }
}

/// Adds a reason to redact, or takes all away.
nonisolated struct RedactionModifier: ViewModifier, PrimitiveModifier {
  /// Nil: nothing is redacted any more.
  let reason: RedactionReasons?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    var reasons: RedactionReasons = []
    node.transformEnvironment { values in
      reasons = modifier.reason.map { values.redactionReasons.union($0) } ?? []
      values.redactionReasons = reasons
    }
    node.annotate(.attribute("redacted", .string(reasons.names)))
  }
}

extension View {
  /// Makes the views inside light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Makes the whole presentation light or dark; nil prefers nothing.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the size of text inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text inside within a range.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }

  /// Adds a reason not to show the content inside as it is.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reason: reason))
  }

  /// Shows the content inside as it is.
  nonisolated public func unredacted() -> some View { modifier(RedactionModifier(reason: nil)) }

  /// Says where `@AppStorage` inside keeps its values unless it names a store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
