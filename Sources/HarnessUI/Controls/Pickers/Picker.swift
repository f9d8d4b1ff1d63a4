/// A control that chooses one of several options, which are the views inside it that have a tag.
///
/// Source: SwiftUI's documentation of `Picker`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  /// Whether the values that the picker stands for differ; nil: it stands for one.
  var mixed: (() -> Bool)?
  let label: Label
  let content: Content
  /// What shows the chosen value in place of its option.
  var currentValueLabel: (any View)?

  /// A picker with a label made of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// A picker that shows the chosen value in its own way.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = currentValueLabel()
  }

  /// A picker for the values of several sources.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: .all(sources, selection), content: content, label: label)
    mixed = { Set(sources.map { $0[keyPath: selection].wrappedValue }).count > 1 }
  }

  /// A picker for the values of several sources that shows them in its own way.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
    self.currentValueLabel = currentValueLabel()
  }

  /// A picker with a label, in its older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Binding {
  /// A binding to the same value of several sources: it reads the first and writes all.
  static func all<C: RandomAccessCollection>(
    _ sources: C, _ keyPath: KeyPath<C.Element, Binding<Value>>
  ) -> Binding<Value> {
    guard let first = sources.first else {
      preconditionFailure("a control needs at least one source")
    }
    return Binding(
      get: { (sources.first ?? first)[keyPath: keyPath].wrappedValue },
      set: { value in for source in sources { source[keyPath: keyPath].wrappedValue = value } })
  }
}
