package import HarnessUI

/// The views that the tab key goes through, in document order: fields, and views that take the focus
/// to be edited. Controls are no stops: on Apple's platforms they are with full keyboard access only.
package struct TabOrder {
  /// A search field of a bar stands in front of what the bar belongs to.
  private var inBars: [Node] = []
  private var inContent: [Node] = []
  /// How many stops come before the view that has the focus, where that is none itself.
  private var before: Int?
  private let focused: Node?

  /// The order in the presentation in front, or in the interface where nothing is presented.
  package init(of graph: Graph) {
    focused = graph.focusedNode
    if let front = graph.front { collect(front) }
  }

  /// The stop after the view that has the focus, or the one before it; after the last the first.
  package func next(backwards: Bool) -> Node? {
    let stops = inBars + inContent
    guard !stops.isEmpty else { return nil }
    let step = backwards ? -1 : 1
    if let place = stops.firstIndex(where: { $0 === focused }) {
      return stops[(place + step + stops.count) % stops.count]
    }
    guard let before else { return backwards ? stops.last : stops.first }
    let next = inBars.count + before + (backwards ? -1 : 0)
    return stops[(next + stops.count) % stops.count]
  }

  private mutating func collect(_ node: Node) {
    if node === focused { before = inContent.count }
    if node.isTabStop {
      if node.element?.placement == .bar { inBars.append(node) } else { inContent.append(node) }
    }
    for child in node.children { collect(child) }
  }
}

extension Graph {
  /// What the user deals with: the presentation in front, or the interface where there is none.
  package var front: Node? {
    guard let root else { return nil }
    return root.lastModal ?? root
  }
}

extension Node {
  fileprivate var isTabStop: Bool {
    guard canKeepFocus else { return false }
    for case .focusable(let interactions?) in annotations { return interactions.contains(.edit) }
    return element?.editing != nil && !isKeptFromFocus
  }

  /// Whether a modifier right around the field takes it out of the way of the focus.
  private var isKeptFromFocus: Bool {
    var node = self
    while let outer = node.parent, outer.children.count == 1, outer.element == nil {
      for case .focusable(nil) in outer.annotations { return true }
      node = outer
    }
    return false
  }

  /// The last presentation in document order, which is the one in front.
  fileprivate var lastModal: Node? {
    for child in children.reversed() {
      if let modal = child.lastModal { return modal }
    }
    return element?.isModal == true ? self : nil
  }

  /// The presentation around, or the interface.
  var presentation: Node {
    var node = self
    while let outer = node.parent, node.element?.isModal != true { node = outer }
    return node
  }
}

extension ElementDescription {
  /// Whether it is in front of the interface until it is left; a menu of the system is not.
  package var isModal: Bool {
    guard placement == .presentation else { return false }
    return switch role {
    case .sheet, .cover, .popover, .alert, .dialog: true
    default: false
    }
  }
}
