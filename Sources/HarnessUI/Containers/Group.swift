/// Several views as one, without a layout of its own.
///
/// Source: SwiftUI's documentation of `Group`.
nonisolated public struct Group<Content> {
  let grouped: Content

  init(grouping content: Content) { grouped = content }
}

extension Group: View where Content: View {
  /// Drawn by the engine.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { grouped = content() }
}

extension Group: PrimitiveView where Content: View {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.content(view.grouped)
  }
}
