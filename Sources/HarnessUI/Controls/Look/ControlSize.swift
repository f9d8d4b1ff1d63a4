/// How large controls are.
///
/// Source: SwiftUI's documentation of `ControlSize`.
nonisolated public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  var name: String { self == .extraLarge ? "extra_large" : "\(self)" }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// How large the controls of the view are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated struct ControlSizeModifier: ViewModifier, PrimitiveModifier {
  let size: (ControlSize) -> ControlSize

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    var name = ""
    node.transformEnvironment {
      $0.controlSize = modifier.size($0.controlSize)
      name = $0.controlSize.name
    }
    node.annotate(.attribute("control_size", .string(name)))
  }
}

extension View {
  /// Sets how large the controls inside are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(ControlSizeModifier { _ in controlSize })
  }

  /// Limits how large the controls inside are.
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    modifier(
      ControlSizeModifier { size in
        let allowed = ControlSize.allCases.filter { range.contains($0) }
        if allowed.contains(size) { return size }
        return (size < (allowed.first ?? size) ? allowed.first : allowed.last) ?? size
      })
  }
}
