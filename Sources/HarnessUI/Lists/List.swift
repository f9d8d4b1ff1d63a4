/// Rows in a scrolling column.
///
/// Source: SwiftUI's documentation of `List`.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection<SelectionValue>

  init(selection: ListSelection<SelectionValue>, content: Content) {
    self.content = content
    self.selection = selection
  }
}

extension List {
  /// A list of rows, of which the user may select several.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(selection: ListSelection(selection), content: content()) }

  /// A list of rows, of which the user may select one.
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(selection: ListSelection(selection), content: content()) }

  /// A list of rows, of which one is selected. Optionals and sets have initialisers of their own.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: .one(selection), content: content()) }
}

extension List where SelectionValue == Never {
  /// A list of the rows that a builder gives.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, content: content())
  }
}

extension List: PrimitiveView {
  /// Selection and place are read here.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.list)
    element.selection = view.selection.rows
    element.noteScrolling(in: node.environment)
    node.element = element
    node.arrangeRows(look: node.environment.listLook)
    node.content(view.content)
  }
}

extension NodeBuilder {
  /// Makes rows of what the node contains.
  func arrangeRows(look: ListLook) {
    setEnvironment(.makeComparable(true, for: ListContentKey.self))
    setEnvironment(.makeComparable(look.pinned, for: PinnedViewsKey.self))
    layout = ListRule(look: look, margins: takeContentMargins())
  }
}
