import Foundation
package import HarnessGraph
import HarnessUI

/// What assistive technologies do.
extension InputDevice {
  /// Runs an action of the element, or of the nearest one around that has it.
  package func perform(_ name: String, on element: UIElement) throws(Refusal) {
    try beginWithoutFinger(element)
    var known: [String] = []
    var outer: UIElement? = element
    while let current = outer {
      if let action = current.performable(name) {
        return perform("the action \(name.quoted) of", element) { run(action) }
      }
      for name in current.actionNames where !known.contains(name) { known.append(name) }
      outer = current.parent
    }
    if name == "default" { return try tap(element) }
    let names = known.map(\.quoted).joined(separator: ", ")
    throw Refusal(
      kind: .nothingHandled,
      message: "\(element.name) has no action \(name.quoted)"
        + (known.isEmpty ? ", and no other one" : "; there are \(names)"))
  }
}

extension UIElement {
  fileprivate var actionNames: [String] {
    actions.map(\.name) + (adjust == nil ? [] : ["increment", "decrement"])
  }

  fileprivate func performable(_ name: String) -> (() -> Void)? {
    if let action = actions.first(where: { $0.name == name }) { return action.run }
    guard let adjust else { return nil }
    switch name {
    case "increment": return { adjust(.increment) }
    case "decrement": return { adjust(.decrement) }
    default: return nil
    }
  }
}

// MARK: The pointer

extension InputDevice {
  /// Moves the pointer over an element: the views around it are told, and those that it leaves.
  package func hover(_ element: UIElement) throws(Refusal) {
    let found = try begin(element)
    let point = found ?? .zero
    var over: [Node] = []
    var node: Node? = found.flatMap { element.node.inner(at: $0) } ?? element.node
    while let current = node {
      for case .hover in current.annotations where over.last !== current { over.append(current) }
      node = current.parent
    }
    if over.isEmpty {
      let inner = element.node.hoverNodesInside
      if inner.isEmpty {
        throw Refusal(
          kind: .nothingHandled,
          message: "nothing wants to know of a pointer here: \(element.name) and the views around "
            + "it have no onHover")
      }
      over = inner
    }
    let left = hovered.filter { old in old.isAlive && !over.contains { $0 === old } }
    let isNew = over.filter { new in !hovered.contains { $0 === new } }
    hovered = over
    perform("the pointer over", element) {
      for node in left { tell(node, nil) }
      for node in isNew { tell(node, TouchEvent(.moved, at: point, time: 0)) }
    }
  }

  private func tell(_ node: Node, _ event: TouchEvent?) {
    for case .hover(let action) in node.annotations {
      run { action.run(event?.seen(by: node.geometrySnapshot)) }
    }
  }
}

extension Node {
  /// For a group or a component: the views right inside, as far as there is only one.
  fileprivate var hoverNodesInside: [Node] {
    var node = self
    while node.element == nil, let only = node.children.first, node.children.count == 1 {
      for case .hover in only.annotations { return [only] }
      node = only
    }
    return []
  }
}
