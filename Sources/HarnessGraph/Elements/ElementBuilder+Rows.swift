import HarnessUI

/// What becomes the rows of a list.
struct RowPlan {
  /// The topmost node of each row, and what holds there.
  var roots: [(node: Node, builder: ElementBuilder)] = []
  /// The views that have several of these, or none, and remember them.
  var branches: [(node: Node, roots: Range<Int>)] = []
}

extension ElementBuilder {
  /// A row for each view that the list's content gives, seen through groups and `ForEach`.
  func rows(of list: Node) -> [UIElement] {
    var inner = self
    inner.list = ListContext(of: list)
    return inner.rows(ofAll: list.visibleChildren)
  }

  /// The rows that some views give to the list around them.
  private func rows(ofAll views: [Node]) -> [UIElement] {
    var plan = RowPlan()
    for view in views { collectRowRoots(view, into: &plan) }
    return rows(of: plan)
  }

  /// The rows that one view gives to the list around it.
  func rows(from node: Node) -> [UIElement] {
    var plan = RowPlan()
    collectRowRoots(node, into: &plan)
    return rows(of: plan)
  }

  private func rows(of plan: RowPlan) -> [UIElement] {
    var rows: [UIElement] = []
    // A view that shows nothing is no row.
    var starts = [0]
    for (node, builder) in plan.roots {
      if let row = builder.row(at: node) { rows.append(row) }
      starts.append(rows.count)
    }
    for (node, roots) in plan.branches {
      let start = starts[roots.lowerBound]
      let count = starts[roots.upperBound] - start
      if count > 0 { node.contribution = Contribution(first: rows[start], count: count) }
    }
    return rows
  }

  private func row(at node: Node) -> UIElement? {
    let content = elements(of: node)
    if content.isEmpty { return nil }
    // A section in a list has the rows, and is none.
    if content.count == 1, content[0].holdsRows || content[0].isBesideRows { return content[0] }
    let row = UIElement([.row], label: "", node: node)
    row.isModifiedBySource = true
    row.disabledBy = disabledBy
    hide(row)
    // A name given to the whole row made a group: the row is that group.
    if content.count == 1, content[0].roles == [.group] {
      row.takeNames(of: content[0])
    } else {
      row.children = content
    }
    row.rowPaint = Self.rowPaint(of: node, in: list)
    return row
  }

  /// The topmost node of each row: where the content branches no more.
  func collectRowRoots(_ node: Node, into plan: inout RowPlan) {
    if node.isCovered { return }
    guard node.branchesIntoRows else { return plan.roots.append((node, self)) }
    // It may have been a row itself when it was looked at last.
    node.contribution = nil
    let inner = entering(node)
    let start = plan.roots.count
    let content = node.contentOfRows
    for child in content { inner.collectRowRoots(child, into: &plan) }
    let roots = start..<plan.roots.count
    if roots.count != 1 { inner.handUp(node.visibleChildren.dropFirst(content.count)) }
    if roots.count == 1 {
      plan.roots[start] = (node, self)
    } else if node.remembersElements {
      plan.branches.append((node, roots))
    }
  }

  /// What modifiers right around a row's content say about rows, and whether it is selected.
  static func rowPaint(
    of node: Node, in list: ListContext?
  ) -> [(name: String, value: ElementValue)] {
    var paint: [(name: String, value: ElementValue)] = []
    var next: Node? = node
    while let current = next {
      for case .rowAttribute(let name, let value) in current.annotations {
        paint.removeAll { $0.name == name }
        paint.append((name, value))
      }
      let inside = current.visibleChildren
      let isAlone = inside.count == 1 || current.companions != nil
      next = current.element == nil && current.isFlattened && isAlone ? inside.first : nil
    }
    if let selection = list?.selection, let tag = node.tag(acceptedBy: selection) {
      paint.append(("selected", .bool(selection.contains(tag))))
    }
    return paint
  }

  /// How many rows a list makes of a node.
  static func rowCount(of node: Node) -> Int {
    if !node.branchesIntoRows { return 1 }
    return node.contentOfRows.reduce(0) { $0 + rowCount(of: $1) }
  }

  /// Collects what stands beside rows and goes to the screen, such as a sheet.
  private func handUp(_ nodes: ArraySlice<Node>) {
    var found: [UIElement] = []
    for node in nodes { collect(node, into: &found) }
  }
}

extension Node {
  /// Whether the content of this view are the rows of a list, as far as there are several.
  var branchesIntoRows: Bool {
    guard isFlattened, element == nil, secondChild == nil else { return false }
    return companions == nil || visibleChildren.first.map(ElementBuilder.rowCount) != 1
  }

  /// The children that can be rows: what stands beside the content of a modifier is none.
  fileprivate var contentOfRows: ArraySlice<Node> {
    switch companions {
    case .attached, .apart: visibleChildren.prefix(1)
    case .layer, nil: visibleChildren[...]
    }
  }
}

extension UIElement {
  func takeNames(of group: UIElement) {
    group.heir = self
    children = group.children
    source = group.source
    isModifiedBySource = false
    isGroupForName = true
    label = group.label
    value = group.value
    identifier = group.identifier
    identifiers = group.identifiers
    explicitIDs = group.explicitIDs
    tags = group.tags
    paint = group.paint
    disabledBy = group.disabledBy
    hiddenBy = group.hiddenBy
    silencedBy = group.silencedBy
    actions = group.actions
    adjust = group.adjust
  }
}
