/// The first of several views for which there is room. There is no layout yet: it is the first one.
///
/// Source: SwiftUI's documentation of `ViewThatFits`.
@frozen nonisolated public struct ViewThatFits<Content: View>: View {
  private let content: Content

  /// Chooses among the views of a builder by the room along some axes.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    guard let first = SubviewCollector.subviews(of: view.content).first else { return }
    node.child(first, id: AnyHashable(first.id))
  }
}
