import HarnessUI

extension Node {
  /// What the second child is for, where only the first is shown.
  var secondChild: AccessibilityChange.SecondChild? {
    for case .accessibility(.second(let use)) in annotations { return use }
    return nil
  }

  /// Whether the elements inside are not what the tree has.
  var makesOneElement: Bool {
    annotations.contains { annotation in
      switch annotation {
      case .accessibility(.children(let behavior)): behavior.kind != .contain
      case .accessibility(.second): true
      default: false
      }
    }
  }
}

// MARK: One of several

extension ElementBuilder {
  /// Makes one element of those inside a view.
  func element(
    of content: [UIElement], _ kind: AccessibilityChildBehavior.Kind, at node: Node
  ) -> UIElement {
    let element = UIElement([.group], label: "", node: node)
    element.disabledBy = disabledBy
    hide(element)
    if content.isEmpty { element.paint = Self.paint(of: node) }
    switch kind {
    case .ignore: break
    case .contain: element.children = content
    case .combine:
      element.parts = content
      element.combine(content.flatMap { leaves(of: $0) })
    }
    return element
  }

  /// What counts of an element: controls and texts in sight, however deep they are.
  private func leaves(of element: UIElement) -> [UIElement] {
    if element.isHidden, hiddenBy == nil { return [] }
    if element.children.isEmpty || !element.label.isEmpty { return [element] }
    return element.children.flatMap { leaves(of: $0) }
  }
}

extension UIElement {
  /// Takes labels, values, roles and actions of others.
  fileprivate func combine(_ leaves: [UIElement]) {
    label = leaves.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let controls = leaves.filter { $0.activate != nil || $0.editing != nil }
    if let first = controls.first {
      roles = first.roles
      activate = first.activate
      value = first.value
      disabledBy = disabledBy ?? first.disabledBy
      // The others can be had by their names.
      for control in controls.dropFirst() {
        guard let activate = control.activate else { continue }
        actions.append(AccessibilityActionEntry(name: control.label) { activate() })
      }
    } else {
      for role in [Role.heading, .button, .link, .toggle]
      where leaves.contains(where: { $0.roles.contains(role) }) {
        roles.insert(role, at: 0)
      }
      if roles == [.group], !leaves.isEmpty {
        if leaves.allSatisfy({ $0.roles.contains(.text) }) { roles = [.text] }
        if leaves.allSatisfy({ $0.roles.contains(.image) }) { roles = [.image] }
      }
      let values = leaves.compactMap(\.value)
      if values.count == 1 { value = values.first }
    }
    for leaf in leaves {
      actions += leaf.actions
      if adjust == nil { adjust = leaf.adjust }
      paint += leaf.paint.filter { $0.name == "traits" || $0.name == "selected" }
    }
  }
}

// MARK: Second children

extension ElementBuilder {
  /// The elements of a view with a second child that is not shown.
  func collect(
    _ node: Node, whoseSecondChildIs use: AccessibilityChange.SecondChild,
    into found: inout [UIElement]
  ) {
    let start = found.count
    if use == .representation { return collect(slot: 1, of: node, into: &found) }
    collect(slot: 0, of: node, into: &found)
    var second: [UIElement] = []
    collect(slot: 1, of: node, into: &second)
    if found.count - start != 1, use != .actions || found.count == start {
      let group = element(of: Array(found[start...]), .contain, at: node)
      found.replaceSubrange(start..., with: [group])
    }
    for element in found[start...] { element.take(second, as: use, name: name(from: second)) }
  }

  private func collect(slot: Int, of node: Node, into found: inout [UIElement]) {
    for child in node.visibleChildren where child.key == .slot(slot) {
      collect(child, into: &found)
    }
  }
}

extension UIElement {
  fileprivate func take(
    _ second: [UIElement], as use: AccessibilityChange.SecondChild, name: String
  ) {
    switch use {
    case .representation: break
    case .children: children = second
    case .label: label = name
    case .value: value = .string(name)
    case .hint: hint = name
    case .actions:
      for control in second {
        control.forEachUnmerged { element in
          guard let activate = element.activate else { return }
          actions.append(AccessibilityActionEntry(name: element.label) { activate() })
        }
      }
    }
  }
}

// MARK: Changes

extension AccessibilityChange {
  /// Whether a view that is not exactly one element becomes a group for it.
  var needsOneElement: Bool {
    switch self {
    case .addTraits, .action, .adjust: true
    case .removeTraits, .hidden, .children, .second: false
    }
  }
}

extension UIElement {
  func apply(_ change: AccessibilityChange) {
    switch change {
    case .addTraits(let traits):
      for role in traits.roles.reversed() where !roles.contains(role) {
        if roles == [.group] { roles = [] }
        roles.insert(role, at: 0)
      }
      show(traitsOf: { $0 + traits.names.filter { !$0.isEmpty } }, selected: traits, is: true)
    case .removeTraits(let traits):
      roles.removeAll { traits.roles.contains($0) }
      if roles.isEmpty { roles = [.group] }
      show(traitsOf: { $0.filter { !traits.names.contains($0) } }, selected: traits, is: false)
    case .action(let action): actions.append(action)
    case .adjust(let adjust): if self.adjust == nil { self.adjust = adjust }
    case .hidden, .children, .second: break
    }
  }

  /// Keeps the names of the traits in the attribute `traits`, and `selected` beside it.
  private func show(
    traitsOf change: ([String]) -> [String], selected traits: AccessibilityTraits, is isOn: Bool
  ) {
    var names: [String] = []
    if let index = paint.firstIndex(where: { $0.name == "traits" }) {
      if case .string(let text) = paint.remove(at: index).value {
        names = text.split(separator: " ").map(String.init)
      }
    }
    var unique: [String] = []
    for name in change(names) where !unique.contains(name) { unique.append(name) }
    if !unique.isEmpty { paint.append(("traits", .string(unique.joined(separator: " ")))) }
    guard traits.contains(.isSelected) else { return }
    paint.removeAll { $0.name == "selected" }
    paint.append(("selected", .bool(isOn)))
  }
}
