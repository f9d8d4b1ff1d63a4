package import HarnessGraph
import HarnessUI

extension InputDevice {
  /// The view that has the focus, as long as it is there.
  package var focusedNode: Node? { graph.focusedNode }

  /// Gives a field, or another view that takes it, the focus; a field that has it already keeps its
  /// cursor.
  package func focus(_ element: UIElement) throws(Refusal) {
    try begin(element)
    guard let target = element.node.ownFocusTarget else {
      throw Refusal(
        kind: .noFocus,
        message: "\(element.name) takes no focus: it is no field, no control and not focusable")
    }
    perform("the focus of", element) { takeFocus(target) }
  }

  /// Takes the focus away from the element; nothing happens if it has none.
  package func blur(_ element: UIElement) throws(Refusal) {
    try beginWithoutElement()
    guard element.isFocused else { return }
    perform("the blur of", element) { loseFocus() }
  }

  func needField(_ element: UIElement) throws(Refusal) {
    if element.editing != nil { return }
    throw Refusal(kind: .noFocus, message: "\(element.name) takes no text: it is not a field")
  }

  func takeFocus(_ node: Node) {
    if focusedNode === node { return }
    run { graph.moveFocus(to: node) }
  }

  func loseFocus() {
    run { graph.moveFocus(to: nil) }
  }

  /// Moves the focus as the tab key does; false where nothing takes it.
  func moveFocus(backwards: Bool) -> Bool {
    guard let next = TabOrder(of: graph).next(backwards: backwards) else { return false }
    let former = focusedNode
    for region in next.defaultFocus(from: former) {
      run(region.ask)
      if focusedNode !== former { return true }
    }
    takeFocus(next)
    return true
  }

  /// Takes the focus away from the field that has it, so that the keyboard on the screen goes.
  package func hideKeyboard() throws(Refusal) {
    try beginWithoutElement()
    guard graph.keyboardField != nil else {
      throw Refusal(kind: .noFocus, message: "no keyboard is up: no field has the focus")
    }
    perform("hiding the keyboard of", graph.elements) { loseFocus() }
  }
}
