import HarnessUI

/// Makes the element tree from the nodes, after they have settled.
@MainActor
struct ElementBuilder {
  private var disabledBy: Node?
  private var hiddenBy: Node?
  /// What is handed to the screen around instead of being content.
  private(set) var frame = ScreenFrame(isScreen: false)

  init() {}

  /// For the elements of one node: what the nodes around it disable and hide.
  init(around node: Node) {
    var outer = node.parent
    var (isInScreen, isPresented) = (false, false)
    while let current = outer {
      if let placement = current.element?.placement, placement.isScreen {
        isInScreen = true
        if placement == .presentation { isPresented = true }
      }
      for annotation in current.annotations {
        switch annotation {
        case .disabled: disabledBy = current
        case .hidden: if !isPresented { hiddenBy = current }
        default: break
        }
      }
      outer = current.parent
    }
    if isInScreen { frame = ScreenFrame(isScreen: true) }
  }

  static func tree(of graph: Graph) -> UIElement {
    guard let node = graph.topmost else { preconditionFailure("a graph has a root from the start") }
    let root = UIElement([.group], label: "", node: node)
    root.isModifiedBySource = true
    if node.isAlive {
      let builder = ElementBuilder()
      root.children = builder.frame.around(builder.elements(of: node)) + builder.frame.presentations
    }
    root.adoptAll()
    return root
  }

  func elements(of node: Node) -> [UIElement] {
    var found: [UIElement] = []
    collect(node, into: &found)
    return found
  }

  private func collect(_ node: Node, into found: inout [UIElement]) {
    let start = found.count
    let handedUp = frame.handedUp
    if node.annotations.isEmpty, node.element == nil {
      for child in node.visibleChildren { collect(child, into: &found) }
    } else {
      collect(annotated: node, into: &found)
    }
    if node.remembersElements {
      let count = found.count - start
      node.contribution = count > 0 ? Contribution(first: found[start], count: count) : nil
    }
    node.handsUp = frame.handedUp != handedUp
  }

  private func collect(annotated node: Node, into found: inout [UIElement]) {
    if node.isCovered { return }
    var inner = entering(node)
    let start = found.count
    if let description = node.element {
      if description.placement.isScreen {
        inner.frame = ScreenFrame(isScreen: true)
        if description.placement == .presentation { inner.hiddenBy = nil }
      }
      let element = inner.element(described: description, by: node)
      if description.placement.isScreen { inner.frame.finish(element, outer: frame) }
      if !frame.take(element, placed: description.placement) { found.append(element) }
    } else {
      for child in node.visibleChildren { inner.collect(child, into: &found) }
    }
    if !node.annotations.isEmpty { annotate(&found, from: start, as: node, inner: inner) }
  }

  /// What holds below a node: the first in line to disable or hide is the farthest cause.
  private func entering(_ node: Node) -> ElementBuilder {
    var inner = self
    for annotation in node.annotations {
      switch annotation {
      case .disabled: inner.disabledBy = inner.disabledBy ?? node
      case .hidden: inner.hiddenBy = inner.hiddenBy ?? node
      default: break
      }
    }
    return inner
  }

  private func element(described description: ElementDescription, by node: Node) -> UIElement {
    let content = description.role == .list ? rows(of: node) : contentElements(of: node)
    if description.isDrawnByStyle, content.count == 1, let drawn = content.first,
      drawn.activate != nil
    {
      return merge(description, into: drawn)
    }
    let element = UIElement([description.role], label: description.label ?? "", node: node)
    fill(element, from: description)
    if description.mergesContent {
      element.parts = content
      if description.label == nil { element.label = name(from: content) }
    } else {
      element.children = content
    }
    if element.editing != nil, element.placeholder == nil { element.placeholder = element.label }
    return element
  }

  private func contentElements(of node: Node) -> [UIElement] {
    var content: [UIElement] = []
    for child in node.visibleChildren { collect(child, into: &content) }
    return content
  }

  private func fill(_ element: UIElement, from description: ElementDescription) {
    element.value = description.value
    element.placeholder = description.placeholder
    element.activate = description.activate
    element.editing = description.editing
    element.paint = description.attributes
    element.disabledBy = disabledBy
    element.hiddenBy = hiddenBy
  }

  /// A control that its style draws with exactly one other control is the same element: the inner
  /// one's label, action and parts, the outer one's value.
  private func merge(_ outer: ElementDescription, into drawn: UIElement) -> UIElement {
    if drawn.role != outer.role { drawn.roles.insert(outer.role, at: 0) }
    drawn.value = outer.value
    if !outer.attributes.isEmpty { drawn.paint += outer.attributes }
    return drawn
  }

  /// The accessible name: the texts inside, or the names of the images where there is no text.
  private func name(from parts: [UIElement]) -> String {
    // A hidden control keeps its name: everything in it is hidden.
    let isHidden = hiddenBy != nil
    func names(_ isWanted: (UIElement) -> Bool) -> String {
      var names: [String] = []
      for part in parts {
        part.forEachUnmerged { element in
          if isWanted(element), isHidden || !element.isHidden, !element.label.isEmpty {
            names.append(element.label)
          }
        }
      }
      return names.joined(separator: " ")
    }
    let texts = names { $0.role == .text }
    return texts.isEmpty ? names { $0.role == .image } : texts
  }
}

// MARK: Modifiers

extension ElementBuilder {
  /// Applies a modifier's annotations to the elements inside it.
  ///
  /// A name on something that is not exactly one element makes a group (ours: SwiftUI would put
  /// the same identifier on every element inside, which no strict locator could use).
  private func annotate(
    _ found: inout [UIElement], from start: Int, as node: Node, inner: ElementBuilder
  ) {
    if case .attaches? = node.annotations.first {
      attach(&found, from: start, as: node, inner: inner)
    }
    if node.annotations.contains(where: \.needsOneElement), found.count - start != 1 {
      let group = UIElement([.group], label: "", node: node)
      group.disabledBy = inner.disabledBy
      group.hiddenBy = inner.hiddenBy
      group.children = Array(found[start...])
      group.isGroupForName = true
      if found.count == start { group.paint = Self.paint(of: node) }
      found.replaceSubrange(start..., with: [group])
    }
    for annotation in node.annotations {
      if case .screen(let name, let value) = annotation, frame.isScreen {
        frame.take(name, value)
      } else {
        for element in found[start...] { element.apply(annotation) }
      }
    }
  }
}

extension ElementBuilder {
  /// Puts the last element, a menu, into the one before it; where that is not one, into a group.
  private func attach(
    _ found: inout [UIElement], from start: Int, as node: Node, inner: ElementBuilder
  ) {
    guard found.count > start, found[found.count - 1].node.element?.placement == .attached else {
      return
    }
    let menu = found.removeLast()
    if menu.children.isEmpty { return }
    if found.count - start != 1 {
      let group = UIElement([.group], label: "", node: node)
      group.disabledBy = inner.disabledBy
      group.hiddenBy = inner.hiddenBy
      group.children = Array(found[start...])
      group.isGroupForName = true
      found.replaceSubrange(start..., with: [group])
    }
    found[start].children.append(menu)
  }

  /// What is known of a view that only paints, such as a shape, which is no element of its own: the
  /// innermost value of each name, seen through modifiers, which have their content first.
  private static func paint(of node: Node) -> [(name: String, value: ElementValue)] {
    var paint: [(name: String, value: ElementValue)] = []
    var next = node.primaryContent
    while let current = next {
      for case .attribute(let name, let value) in current.annotations {
        paint.removeAll { $0.name == name }
        paint.append((name, value))
      }
      next = current.primaryContent
    }
    return paint
  }
}

extension Node {
  /// The only view inside, or the one that a modifier changes.
  fileprivate var primaryContent: Node? {
    let inside = visibleChildren
    return inside.count == 1 || viewType.modification != nil ? inside.first : nil
  }
}

extension Annotation {
  var needsOneElement: Bool {
    switch self {
    case .identifier, .label, .value: true
    default: false
    }
  }
}

extension UIElement {
  func apply(_ annotation: Annotation) {
    switch annotation {
    case .identifier(let identifier):
      self.identifier = identifier
      identifiers.append(identifier)
    case .label(let label): self.label = label
    case .value(let value): self.value = .string(value)
    case .hint(let hint): self.hint = hint
    case .tag(let tag): tags.append(tag)
    case .explicitID(let id): explicitIDs.append(id)
    case .attribute(let name, let value), .screen(let name, let value):
      if !paint.contains(where: { $0.name == name }) { paint.append((name, value)) }
    case .disabled, .hidden, .covered, .tapGesture, .submit, .submitSearch, .attaches, .hasBeside:
      break
    }
  }
}

// MARK: Rows

/// What becomes the rows of a list.
private struct RowPlan {
  /// The topmost node of each row, and what holds there.
  var roots: [(node: Node, builder: ElementBuilder)] = []
  /// The views that have several of these, or none, and remember them.
  var branches: [(node: Node, roots: Range<Int>)] = []
}

extension ElementBuilder {
  /// A row for each view that the list's content gives, seen through groups and `ForEach`.
  private func rows(of list: Node) -> [UIElement] {
    var plan = RowPlan()
    for child in list.visibleChildren { collectRowRoots(child, into: &plan) }
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
    let row = UIElement([.row], label: "", node: node)
    row.isModifiedBySource = true
    row.disabledBy = disabledBy
    row.hiddenBy = hiddenBy
    // A name given to the whole row made a group: the row is that group.
    if content.count == 1, content[0].roles == [.group] {
      row.takeNames(of: content[0])
    } else {
      row.children = content
    }
    return row
  }

  /// The topmost node of each row: where the content branches no more.
  private func collectRowRoots(_ node: Node, into plan: inout RowPlan) {
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
  var branchesIntoRows: Bool { isFlattened && element == nil }

  /// The children that can be rows: what stands beside the content of a modifier is none.
  fileprivate var contentOfRows: ArraySlice<Node> {
    for annotation in annotations {
      switch annotation {
      case .attaches, .hasBeside: return visibleChildren.prefix(1)
      default: break
      }
    }
    return visibleChildren[...]
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
  }
}
