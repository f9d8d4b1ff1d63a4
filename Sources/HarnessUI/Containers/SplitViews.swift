/// Views beside each other with dividers that the user may drag.
///
/// Source: SwiftUI's documentation of `HSplitView`.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Puts views beside each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = StackRule.row(.center, DividerRule.thickness)
    node.content(view.content)
  }
}

/// Views below each other with dividers that the user may drag.
///
/// Source: SwiftUI's documentation of `VSplitView`.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Puts views below each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = StackRule.column(.center, DividerRule.thickness)
    node.content(view.content)
  }
}
