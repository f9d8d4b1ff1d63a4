/// Presents an alert or a choice while a binding is true. Each action ends it; then a button of the
/// platform is there where the dialog has none of its own.
nonisolated struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  let role: Role
  let title: String
  var attributes: [(name: String, value: ElementValue)] = []
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message
  /// Runs when the user leaves by the platform's button.
  @State private var handle = PresentationHandle()
  @Environment(\.dialogOptions) private var options

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    handle.update { isPresented.wrappedValue = false }
    return content.modifier(BesideModifier(beside: isPresented.wrappedValue ? presented : nil))
  }

  @MainActor private var presented: some View {
    let context = handle.context
    let leave: @MainActor () -> Void = { context.dismiss() }
    return PresentedView(
      role: role, label: title, attributes: attributes + options.attributes,
      dismiss: role == .dialog ? leave : nil,
      afterAction: leave, context: context,
      content: DialogContent(
        message: message, actions: actions, toggle: options.suppression,
        defaultLabel: role == .dialog ? "Cancel" : "OK"))
  }
}

/// The message of a dialog, what the user may choose, and the platform's button.
private nonisolated struct DialogContent<Actions: View, Message: View>: InnerView, PrimitiveView {
  let message: Message
  let actions: Actions
  let toggle: SuppressionToggle?
  let defaultLabel: String

  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    if Message.self != EmptyView.self {
      node.child(DialogMessage(content: view.message), at: 0)
    }
    node.child(view.actions, at: 1)
    if let toggle = view.toggle { node.child(Toggle(toggle.label, isOn: toggle.isOn), at: 2) }
    node.child(DefaultAction(label: view.defaultLabel), at: 3)
  }
}

nonisolated struct DialogMessage<Content: View>: InnerView, PrimitiveView {
  let content: Content

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.text)
    element.placement = .message
    element.mergesContent = true
    node.element = element
    node.layout = SlottedStackRule(slot: .message)
    node.child(view.content, at: 0)
  }
}

/// The button of the platform. Ending the dialog is what it does.
private nonisolated struct DefaultAction: InnerView, PrimitiveView {
  let label: String

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.button, label: view.label)
    element.placement = .defaultAction
    element.activate = {}
    if view.label == "Cancel" { element.attributes.append(("button_role", .string("cancel"))) }
    node.element = element
    node.layout = DialogButtonRule()
  }
}

extension View {
  nonisolated func alert<A: View, M: View>(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
  ) -> some View {
    modifier(
      DialogModifier(
        role: .alert, title: title, isPresented: isPresented, actions: actions, message: message))
  }

  nonisolated func dialog<A: View, M: View>(
    _ title: String, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, _ actions: A,
    _ message: M
  ) -> some View {
    modifier(
      DialogModifier(
        role: .dialog, title: title,
        attributes: [("title_visibility", .string("\(titleVisibility)"))],
        isPresented: isPresented, actions: actions, message: message))
  }
}

extension Binding where Value == Bool {
  /// True while this one is and there are data; false is written through.
  func and<T>(_ data: T?) -> Binding<Bool> {
    let isPresented = self
    let hasData = data != nil
    return Binding(
      get: { isPresented.wrappedValue && hasData }, set: { isPresented.wrappedValue = $0 })
  }
}

/// What a closure shows for data that are there.
nonisolated struct DataContent<T, Content: View>: InnerView {
  let data: T?
  let content: (T) -> Content

  @MainActor var body: some View {
    if let data { content(data) }
  }
}
