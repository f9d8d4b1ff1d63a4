/// A view that is evaluated again only when its own `==` says that it changed.
///
/// Source: SwiftUI's documentation of `EquatableView`.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by its own `==`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var comparedType: (any Any.Type)? { Content.self }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(view.content, at: 0)
  }
}

extension View where Self: Equatable {
  /// Evaluates this view again only when its own `==` says that it changed.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
