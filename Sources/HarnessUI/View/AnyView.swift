/// A view whose type is hidden. Another type inside is another identity: its state starts anew.
///
/// Source: SwiftUI's documentation of `AnyView`.
nonisolated public struct AnyView: View {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension NodeBuilder {
  /// A child whose type is known at run time only.
  func child(erased view: any View, at slot: Int) {
    func open<V: View>(_ view: V) { child(view, at: slot) }
    open(view)
  }
}

/// A view that shows nothing.
///
/// Source: SwiftUI's documentation of `EmptyView`.
nonisolated public struct EmptyView: View {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {}
}
