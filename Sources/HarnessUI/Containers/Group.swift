/// Several views as one, without a layout of its own.
///
/// Source: SwiftUI's documentation of `Group`.
nonisolated public struct Group<Content> {
  private let content: Content
}

extension Group: View where Content: View {
  /// Drawn by the engine.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.content(view.content)
  }
}
