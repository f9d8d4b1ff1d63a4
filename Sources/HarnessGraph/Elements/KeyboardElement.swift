import HarnessUI

/// The keyboard on the screen, as an element behind all others: it is up while a field has the focus.
extension Graph {
  /// The field that the keyboard on the screen types into; nil while it is down.
  package var keyboardField: Node? {
    guard let node = focusedNode, node.element?.editing != nil, SoftwareKeyboard.isThere else {
      return nil
    }
    return node
  }

  /// Brings the keyboard of a tree up to date; false where toolbars change with it, so that the tree
  /// has to be made anew.
  func showKeyboard(in cache: ElementCache) -> Bool {
    let (field, root) = (keyboardField, cache.root)
    let shown = root.children.last.flatMap { $0.role == .keyboard ? $0 : nil }
    if field == nil, shown == nil { return true }
    if hasItemsBesideKeyboard, cache.keyboardField != field.map(ObjectIdentifier.init) {
      return false
    }
    if let field, let shown {
      shown.paint = field.keyboardAttributes
    } else if let field {
      root.appendChild(keyboardElement(with: [], for: field))
    } else if let shown {
      root.replaceChildren(from: shown, count: 1, with: [], in: root)
    }
    return true
  }

  /// The element, with the items of toolbars that are shown with it.
  func keyboardElement(with items: [UIElement], for field: Node) -> UIElement {
    let node =
      keyboardNode
      ?? Node(
        SoftwareKeyboard(), ViewType.of(SoftwareKeyboard.self), key: .slot(0), parent: nil,
        graph: self)
    keyboardNode = node
    let element = UIElement([.keyboard], label: "", node: node)
    element.children = items
    element.paint = field.keyboardAttributes
    return element
  }
}

extension Node {
  /// What the field and the views around it say about the keyboard; the innermost of a name counts.
  var keyboardAttributes: [(name: String, value: ElementValue)] {
    var found: [(name: String, value: ElementValue)] = []
    var node: Node? = self
    while let current = node {
      for case .attribute(let name, let value) in current.annotations
      where SoftwareKeyboard.attributeNames.contains(name)
        && !found.contains(where: { $0.name == name })
      {
        found.append((name, value))
      }
      node = current.parent
    }
    return found
  }

  /// Whether a toolbar's item is shown with the keyboard only.
  var isBesideKeyboard: Bool {
    for case .besideKeyboard in annotations { return true }
    return false
  }

  /// Whether the items in here are all shown with the keyboard only; false where there are none.
  var holdsItemsBesideKeyboard: Bool {
    isBesideKeyboard || children.contains(where: \.holdsItemsBesideKeyboard)
  }
}

extension ElementBuilder {
  /// Items of the presentation that the user types in go to the keyboard while it is up; at any
  /// other time they are nowhere.
  func collect(besideKeyboard node: Node) {
    var items: [UIElement] = []
    node.graph.hasItemsBesideKeyboard = true
    if let field = node.graph.keyboardField, field.presentation === node.presentation {
      let inner = entering(node)
      for child in node.visibleChildren { inner.collect(child, into: &items) }
      for annotation in node.annotations {
        for item in items { item.apply(annotation) }
      }
    }
    frame.take(besideKeyboard: items)
  }
}
