/// A view that can scroll what is inside of it to a view.
///
/// Source: SwiftUI's documentation of `ScrollViewReader`.
@frozen nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// A view made with a proxy that scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(
      ScrollReading(content: view.content, scroller: ScrollerReference(scroller: node.scroller)),
      at: 0)
  }
}

/// Keeps where a reader scrolled to.
private struct ScrollReading<Content: View>: InnerView {
  let content: (ScrollViewProxy) -> Content
  let scroller: ScrollerReference
  @State private var target: String?

  var body: some View {
    content(ScrollViewProxy(target: $target, scroller: scroller)).environment(\.scrolledTo, $target)
  }
}

/// Scrolls to views.
///
/// Source: SwiftUI's documentation of `ScrollViewProxy`.
nonisolated public struct ScrollViewProxy {
  fileprivate let target: Binding<String?>
  fileprivate let scroller: ScrollerReference

  /// Scrolls to the view with an id; the scroll view keeps the id as an attribute.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.wrappedValue = [attributeText(of: id), anchor?.attributeText]
      .compactMap { $0 }.joined(separator: " ")
    scroller.scroll(to: .id(AnyHashable(id), anchor: anchor))
  }
}

/// A reader that a proxy may outlive; then nothing is scrolled.
nonisolated private struct ScrollerReference: @unchecked Sendable {
  weak var scroller: (any Scroller)?

  func scroll(to destination: ScrollDestination) {
    nonisolated(unsafe) let destination = destination
    MainActor.assumeIsolated { scroller?.scroll(to: destination) }
  }
}

/// An id as an attribute shows it.
nonisolated func attributeText(of id: some Hashable) -> String {
  "\(AnyHashable(id).base)"
}

private struct ScrolledToKey: EnvironmentKey {
  static var defaultValue: Binding<String?>? { nil }
}

extension EnvironmentValues {
  /// Where the reader around scrolled to last.
  var scrolledTo: Binding<String?>? {
    get { self[ScrolledToKey.self] }
    set { self[ScrolledToKey.self] = newValue }
  }
}
