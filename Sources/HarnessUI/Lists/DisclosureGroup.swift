/// Views that the user shows and hides with a tap on a label.
///
/// Source: SwiftUI's documentation of `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  private init(
    _ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// A group that is folded up at first.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, content: content, label: label()) }

  /// A group that follows a binding.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, content: content, label: label()) }
}

extension DisclosureGroup where Label == Text {
  /// A group with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content: content, label: Text(titleKey))
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content: content, label: Text(label))
  }

  /// A group with a localised title that follows a binding.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content: content, label: Text(titleKey)) }

  /// A group with a title that follows a binding.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content: content, label: Text(label)) }
}

extension DisclosureGroup: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let isExpanded = view.isExpanded {
      node.child(
        Disclosure(isExpanded: isExpanded, label: view.label, content: view.content), at: 0)
    } else {
      node.child(OwnDisclosure(label: view.label, content: view.content), at: 1)
    }
  }
}

/// A group that remembers itself whether it is unfolded.
private struct OwnDisclosure<Label: View, Content: View>: InnerView {
  let label: Label
  let content: () -> Content
  @State private var isExpanded = false

  var body: some View {
    Disclosure(isExpanded: $isExpanded, label: label, content: content)
  }
}

/// A group, drawn with its style.
private nonisolated struct Disclosure<Label: View, Content: View>: InnerView {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content
}

extension Disclosure: PrimitiveView {
  static var isFlattened: Bool { true }
  /// The content is made, and the binding read, here.
  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: view.label),
      content: .init(view: view.isExpanded.wrappedValue ? view.content() : nil),
      isExpanded: view.isExpanded)
    if let style = node.environment[DisclosureGroupStyleKey.self] {
      draw(configuration, with: style, to: node)
    } else {
      node.content(AutomaticDisclosureGroupStyle().makeBody(configuration: configuration))
    }
  }

  @MainActor private static func draw(
    _ configuration: DisclosureGroupStyleConfiguration, with style: some DisclosureGroupStyle,
    to node: some NodeBuilder
  ) {
    let plain = AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    node.styled(by: style, otherwise: plain) { style, node in
      node.content(style.makeBody(configuration: configuration))
    }
  }
}
