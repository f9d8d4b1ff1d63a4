package import HarnessGraph
import HarnessUI

/// Where in the text of the focused field the next character goes.
struct Caret {
  let node: Node
  /// How many characters stand before it.
  var position: Int
  /// The text after the last edit. When the app changed it since, the caret is at its end.
  var text: String

  init(in node: Node, text: String) {
    self.node = node
    self.text = text
    position = text.count
  }
}

extension InputDevice {
  /// The view that has the focus, as long as it is there.
  package var focusedNode: Node? { graph.focusedNode }

  /// Whether the element has the focus.
  package func isFocused(_ element: UIElement) -> Bool {
    guard let focusedNode else { return false }
    return element.node === focusedNode || element.node.ownFocusTarget === focusedNode
  }

  /// Gives a field, or another view that takes it, the focus; a field that has it already keeps its
  /// caret.
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
    run { graph.moveFocus(to: node) }
  }

  func loseFocus() {
    run { graph.moveFocus(to: nil) }
  }

  /// The caret of the field that has the focus; at the end of its text at first.
  var caret: Caret? {
    get {
      guard let node = focusedNode, let editing = node.element?.editing else { return nil }
      if let known = knownCaret, known.node === node { return known }
      return Caret(in: node, text: Tracking.ignoringReads { editing.text.wrappedValue })
    }
    set { knownCaret = newValue }
  }
}
