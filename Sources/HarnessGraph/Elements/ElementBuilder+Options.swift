import HarnessUI

/// A control with options: each view in its second child that has a tag is one.
extension ElementBuilder {
  func chooser(
    described description: ElementDescription, _ choosing: Choosing, by node: Node
  ) -> UIElement {
    let element = UIElement([description.role], label: description.label ?? "", node: node)
    fill(element, from: description)
    var options: [UIElement] = []
    for child in node.visibleChildren {
      if child.key == .slot(0) {
        collect(child, into: &element.parts)
        if description.label == nil { element.label = name(from: element.parts) }
      } else if child.key == .slot(1) {
        addOptions(of: child, choosing, until: node, to: &options)
      } else {
        collect(child, into: &element.parts)
      }
    }
    element.children = options
    if element.value == nil, let chosen = options.first(where: \.isChosenOption) {
      element.value = .string(chosen.label)
    }
    return element
  }

  /// A control whose first child is its label; in the others are elements of their own.
  func labelled(described description: ElementDescription, by node: Node) -> UIElement {
    let element = UIElement([description.role], label: description.label ?? "", node: node)
    fill(element, from: description)
    for child in node.visibleChildren {
      if child.key == .slot(0) {
        collect(child, into: &element.parts)
        if description.label == nil { element.label = name(from: element.parts) }
      } else {
        collect(child, into: &element.children)
      }
    }
    return element
  }

  private func addOptions(
    of node: Node, _ choosing: Choosing, until chooser: Node, to options: inout [UIElement]
  ) {
    var plan = RowPlan()
    collectRowRoots(node, into: &plan)
    for (root, builder) in plan.roots {
      if root.innermostModified.element?.role == .section {
        let inside = builder.entering(root)
        for child in root.innermostModified.visibleChildren {
          inside.addOptions(of: child, choosing, until: chooser, to: &options)
        }
      } else if let option = choosing.option(root.optionTags(until: chooser)) {
        options.append(builder.option(option, at: root))
      } else {
        options += builder.elements(of: root)
      }
    }
  }

  private func option(_ option: ChosenOption, at root: Node) -> UIElement {
    let inside = entering(root)
    let content = elements(of: root)
    let element = UIElement([.button], label: "", node: root)
    element.isModifiedBySource = true
    element.parts = content
    element.disabledBy = inside.disabledBy
    element.hiddenBy = inside.hiddenBy
    if content.count == 1, let only = content.first {
      element.label = only.label
      element.identifier = only.identifier
      element.identifiers = only.identifiers
      element.explicitIDs = only.explicitIDs
      element.paint = only.paint
    }
    if element.label.isEmpty { element.label = inside.name(from: content) }
    element.tags = [option.tag]
    element.paint.insert(("selected", .bool(option.isSelected)), at: 0)
    element.activate = option.select
    return element
  }
}

extension UIElement {
  fileprivate var isChosenOption: Bool { attributes["selected"] == .bool(true) }
}

extension Node {
  /// What modifiers modify here, as far as there is one thing only.
  fileprivate var innermostModified: Node {
    var node = self
    while node.element == nil, node.children.count == 1, let only = node.children.first {
      node = only
    }
    return node
  }

  /// The tags that may stand for an option: those given to it, then the ids of its elements; inner
  /// ones first.
  fileprivate func optionTags(until chooser: Node) -> [AnyHashable] {
    var tags: [AnyHashable] = []
    var ids: [AnyHashable] = []
    var node: Node? = innermostModified
    while let current = node, current !== chooser {
      for case .tag(let tag) in current.annotations { tags.append(tag) }
      if case .id(let id) = current.key { ids.append(id) }
      node = current.parent
    }
    return tags + ids
  }
}
