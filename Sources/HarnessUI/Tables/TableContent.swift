/// The titles and the rows of a table: the titles are the header of the section that the rows are, so
/// that they stay in sight while these scroll.
nonisolated struct TableContent: InnerView {
  let titles: TableTitles?
  let rows: TableRowViews
}

extension TableContent: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = SectionRule(pinned: .sectionHeaders)
    if let titles = view.titles { node.child(titles, at: SectionSlot.header) }
    node.child(view.rows, at: SectionSlot.content)
  }
}

/// The titles of the columns, which are in a group of their own and no row.
nonisolated struct TableTitles: InnerView {
  let titles: [any View]
  let rule: TableColumnsRule
}

extension TableTitles: PrimitiveView {
  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.group)
    element.isBesideRows = true
    element.attributes.append(("column_titles", .bool(true)))
    node.element = element
    node.layout = view.rule
    node.transformEnvironment { $0.font = .footnote }
    for (position, title) in view.titles.enumerated() { node.child(erased: title, at: position) }
  }
}

/// The rows, known by their ids.
nonisolated struct TableRowViews: InnerView {
  let rows: [(id: AnyHashable, cells: TableCells)]
}

extension TableRowViews: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    for row in view.rows { node.child(row.cells, id: row.id) }
  }
}

/// The cells of a row.
nonisolated struct TableCells: InnerView {
  let cells: [any View]
  let rule: TableColumnsRule
}

extension TableCells: PrimitiveView {
  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = view.rule
    for (position, cell) in view.cells.enumerated() { node.child(erased: cell, at: position) }
  }
}

/// Whether the titles of columns are shown.
nonisolated struct TableTitlesKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
