/// A view whose content the user may scroll.
///
/// Source: SwiftUI's documentation of `ScrollView`.
nonisolated public struct ScrollView<Content: View>: View {
  /// What scrolls.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether indicators are shown.
  public var showsIndicators: Bool

  /// Scrolls views, with indicators or without.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: PrimitiveView {
  /// Where it was scrolled to is read here.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.scrollView)
    element.attributes.append(("axes", .string(view.axes.names)))
    if !view.showsIndicators { element.attributes.append(("shows_indicators", .bool(false))) }
    element.noteScrolling(in: node.environment)
    node.element = element
    node.layout = ScrollRule(
      axes: view.axes, anchor: node.environment.initialScrollAnchor,
      margins: node.takeContentMargins().insets)
    node.content(view.content)
  }
}

extension ElementDescription {
  /// Keeps where a reader around scrolled to last.
  @MainActor func noteScrolling(in environment: EnvironmentValues) {
    guard let target = environment.scrolledTo?.wrappedValue else { return }
    attributes.append(("scrolled_to", .string(target)))
  }
}
