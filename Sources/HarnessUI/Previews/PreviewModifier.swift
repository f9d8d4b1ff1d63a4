/// Prepares the surroundings of a preview, such as sample data, once for all that use it.
///
/// Source: SwiftUI's documentation of `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The type of view that `body(content:context:)` gives.
  associatedtype Body: View
  /// The view that is previewed.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
  /// Puts the previewed view into its surroundings.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` gets as its content.
nonisolated public struct PreviewModifierContent: View {
  private let view: AnyView

  init(_ view: AnyView) {
    self.view = view
  }

  /// The previewed view.
  @MainActor @preconcurrency public var body: AnyView { view }
}

extension PreviewModifier {
  /// The view in its surroundings, with a context of its own.
  @MainActor fileprivate func apply(to view: any View) async throws -> any View {
    let content = PreviewModifierContent(AnyView(erased: view))
    return body(content: content, context: try await Self.makeSharedContext())
  }
}

extension Preview {
  /// Whether a trait puts something around the view.
  @MainActor package var hasSurroundings: Bool { traits.contains { $0.modifier != nil } }

  /// Makes the preview's view within the surroundings that its traits ask for.
  @MainActor package func makeInSurroundings() async throws -> any View {
    var view = make()
    for case let modifier? in traits.map(\.modifier).reversed() {
      view = try await modifier.apply(to: view)
    }
    return view
  }
}

extension AnyView {
  fileprivate init(erased view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
