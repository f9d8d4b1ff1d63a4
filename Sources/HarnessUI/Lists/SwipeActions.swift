/// What stands behind a row until the user swipes: it is there, and hidden.
struct SwipedModifier: ViewModifier, PrimitiveModifier {
  let isHidden: Bool
  let edge: HorizontalEdge

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isHidden { node.annotate(.hidden) }
    node.annotate(.attribute("swipe_edge", .string(modifier.edge.attributeText)))
  }
}

nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier, PrimitiveModifier {
  let edge: HorizontalEdge
  let actions: Actions

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.child(content, at: 0)
    node.companion(
      modifier.actions.modifier(SwipedModifier(isHidden: true, edge: modifier.edge)), .layer, at: 1)
  }
}

extension View {
  /// Adds buttons to a row, which show when the user swipes it.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, actions: content()))
  }
}
