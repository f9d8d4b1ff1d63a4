package import HarnessGraph
import HarnessUI

/// The field that takes the keys, and where in its text.
struct Focus {
  let node: Node
  /// The caret: how many characters stand before it.
  var caret: Int
  /// The text after the last edit. When the app changed it since, the caret is at its end.
  var text: String

  init(_ node: Node, text: String) {
    self.node = node
    self.text = text
    caret = text.count
  }
}

extension InputDevice {
  /// The field that has the focus, as long as it is there.
  package var focusedNode: Node? {
    guard let focus, focus.node.isPresent else { return nil }
    return focus.node
  }

  /// Whether the element has the focus.
  package func isFocused(_ element: UIElement) -> Bool { focusedNode === element.node }

  /// Gives a field the focus; one that has it already keeps its caret.
  package func focus(_ element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    perform("the focus of", element) { takeFocus(element.node) }
  }

  /// Takes the focus away from the element; nothing happens if it has none.
  package func blur(_ element: UIElement) throws(Refusal) {
    if let busyReason {
      throw Refusal(kind: .busy, message: "\(busyReason); act when it has returned")
    }
    guard isFocused(element) else { return }
    perform("the blur of", element) { loseFocus() }
  }

  func needField(_ element: UIElement) throws(Refusal) {
    if element.editing != nil { return }
    throw Refusal(kind: .noFocus, message: "\(element.name) takes no text: it is not a field")
  }

  func takeFocus(_ node: Node) {
    if focusedNode === node { return }
    loseFocus()
    guard node.isAlive, let editing = node.element?.editing else { return }
    focus = Focus(node, text: Tracking.ignoringReads { editing.text.wrappedValue })
    run { editing.onEditingChanged(true) }
  }

  func loseFocus() {
    guard let node = focusedNode else {
      focus = nil
      return
    }
    focus = nil
    if let editing = node.element?.editing { run { editing.onEditingChanged(false) } }
  }
}
