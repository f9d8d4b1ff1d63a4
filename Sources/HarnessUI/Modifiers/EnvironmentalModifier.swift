/// A modifier that is chosen by the environment.
///
/// Source: SwiftUI's documentation of `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is chosen.
  associatedtype ResolvedModifier: ViewModifier

  /// Chooses a modifier.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that the environment chooses.
  @MainActor @preconcurrency public func body(content: Content) -> some View {
    EnvironmentallyModified(content: content, modifier: self)
  }
}

/// Reads the environment and applies what it chooses.
nonisolated private struct EnvironmentallyModified<Content: View, M: EnvironmentalModifier>:
  InnerView, PrimitiveView
{
  let content: Content
  let modifier: M

  static var isFlattened: Bool { true }
  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let resolved = view.modifier.resolve(in: node.environment)
    node.child(view.content.modifier(resolved), at: 0)
  }
}
