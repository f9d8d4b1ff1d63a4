import HarnessUI

extension UIElement {
  /// The elements that stand for the wanted views below this element, in document order: the tree's
  /// own where a built-in view is one, else elements made on demand. Parts of controls count, too.
  ///
  /// - Complexity: O(views and elements below).
  package func elements(ofViews isWanted: (Node) -> Bool) -> [UIElement] {
    var views = WantedViews()
    for node in nodesToSearch { views.collect(node, isWanted) }
    if views.nodes.isEmpty { return [] }
    for element in partsOfTree {
      if standing != nil {
        views.assign(element, below: standing?.outer)
      } else {
        views.assignContent(of: element)
      }
    }
    return views.nodes.compactMap { views.element(for: $0, in: self) }
  }

  /// Where the views below this element begin. The mounted view is below the root, and the view of
  /// a row below the row.
  private var nodesToSearch: [Node] {
    if let standing { return standing.view.visibleChildren }
    return parent == nil || role == .row ? [node] : node.visibleChildren
  }
}

extension Graph {
  /// All views that are on the screen, in document order.
  package var views: [Node] {
    var views = WantedViews()
    if let root { views.collect(root) { _ in true } }
    return views.nodes
  }
}

/// Views that somebody asks for, and the topmost elements that each has made.
private struct WantedViews {
  private(set) var nodes: [Node] = []
  private var content: [ObjectIdentifier: [UIElement]] = [:]

  /// Collects the wanted views at and below a node that are on the screen.
  mutating func collect(_ node: Node, _ isWanted: (Node) -> Bool) {
    if node.isCovered { return }
    if isWanted(node) {
      nodes.append(node)
      content[ObjectIdentifier(node)] = []
    }
    for child in node.visibleChildren { collect(child, isWanted) }
  }

  mutating func assignContent(of element: UIElement) {
    for part in element.parts { assign(part, below: element) }
    for child in element.children { assign(child, below: element) }
  }

  /// Gives an element to the wanted views around it that are inside the element around, and then what
  /// is inside.
  mutating func assign(_ element: UIElement, below outer: UIElement?) {
    // A row belongs to the list; the view in it has made what is inside.
    var next = element.role == .row ? element.node.parent : element.node
    // The root stands for the mounted view, which has made what is below.
    let end = outer.flatMap { $0.parent == nil ? nil : $0.role == .row ? $0.node.parent : $0.node }
    while let node = next, node !== end {
      content[ObjectIdentifier(node)]?.append(element)
      if node.goesElsewhere { break }
      next = node.parent
    }
    assignContent(of: element)
  }

  /// Nil for a built-in view whose element is not shown.
  func element(for node: Node, in base: UIElement) -> UIElement? {
    let content = content[ObjectIdentifier(node)] ?? []
    let outer = content.first?.parent
    if content.count == 1 {
      let only = content[0]
      return only.node === node && !node.isComponent ? only : only.standing(for: node)
    }
    // A name that was given to the whole view made a group of all that is in it.
    if let outer, outer !== base, outer.isGroupForName, outer.children.count == content.count,
      !content.isEmpty
    {
      return outer.standing(for: node)
    }
    if content.isEmpty, node.element != nil { return nil }
    return .group(content, for: node, in: outer ?? base)
  }
}

extension Node {
  /// Whether its element is no content of the views around: a bar, a sheet.
  fileprivate var goesElsewhere: Bool {
    switch element?.placement {
    case .inline, .screen, .attached, nil: false
    case .bar, .backButton, .presentation, .message, .defaultAction: true
    }
  }
}
