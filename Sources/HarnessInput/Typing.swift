package import HarnessGraph
import HarnessUI

/// Text goes into a field through its binding, one edit after another, each one settled.
extension InputDevice {
  /// Types at the cursor: each character is a key that goes down and up. A line end submits, where
  /// the field takes no line breaks.
  package func type(_ text: String, into element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    let left = perform("typing into", element) { () -> Substring? in
      takeFocus(element.node)
      return keys(text, into: element)
    }
    if let left {
      let shown = element.isSecret ? String(left).masked : String(left)
      throw Refusal(
        kind: .noFocus, message: "\(element.name) lost the focus: \(shown.quoted) was not typed")
    }
  }

  /// Types with whatever has the focus, which may move on the way.
  package func type(_ text: String) throws(Refusal) {
    try beginWithoutElement()
    guard let front = graph.front else { return }
    let left = perform("typing into", graph.elements) { () -> Substring? in
      for (offset, character) in text.enumerated() {
        if !strike(.typing(character), from: front) { return text.dropFirst(offset) }
      }
      return nil
    }
    if let left {
      throw Refusal(
        kind: .noFocus, message: "no field has the focus: \(String(left).quoted) was not typed")
    }
  }

  /// Replaces the whole text in one edit.
  package func fill(_ element: UIElement, with text: String) throws(Refusal) {
    try begin(element)
    try needField(element)
    perform("filling", element) {
      takeFocus(element.node)
      edit { $0.replaceAll(with: text) }
    }
  }

  /// Deletes the text: cursor to the end, then one character after the other.
  package func clear(_ element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    perform("clearing", element) {
      takeFocus(element.node)
      guard let text = editedText?.text, !text.isEmpty else { return }
      moveCursor(to: EditedText(text))
      let delete = KeyPress(key: .delete, characters: "", modifiers: [])
      for _ in 0..<text.count where element.isFocused { _ = strike(delete, from: element.node) }
    }
  }

  /// Presses return in the field: `onCommit`, then every `onSubmit` around it, or else the default
  /// button; then it lets go of the focus, unless the app has moved it or asks for it to stay.
  package func submit(_ element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    if element.editing?.takesLineBreaks == true {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(element.name) is not submitted: return types a line break in it")
    }
    perform("submitting", element) {
      takeFocus(element.node)
      _ = strike(.typing("\n"), from: element.node)
    }
  }

  // MARK: Keys

  /// Presses keys until the focus is lost; gives what could not be typed.
  private func keys(_ text: String, into element: UIElement) -> Substring? {
    for (offset, character) in text.enumerated() {
      if !element.isFocused { return text.dropFirst(offset) }
      _ = strike(.typing(character), from: element.node)
    }
    return nil
  }

  func pressReturn(in node: Node, of editing: TextEditing) {
    let confirmations = graph.focusConfirmations
    run(editing.onCommit)
    let actions = submitActions(around: node)
    for action in actions { run(action) }
    if actions.isEmpty { _ = activateShortcut(.typing("\n")) }
    if focusedNode === node, graph.focusConfirmations == confirmations { loseFocus() }
  }

  /// The nearest one first.
  private func submitActions(around node: Node) -> [() -> Void] {
    var actions: [() -> Void] = []
    let isSearch = node.element?.role == .searchField
    var outer: Node? = node
    while let current = outer {
      for annotation in current.annotations {
        switch annotation {
        case .submit(let action) where !isSearch: actions.append(action)
        case .submitSearch(let action) where isSearch: actions.append(action)
        case .submitScope: return actions
        default: break
        }
      }
      outer = current.parent
    }
    return actions
  }
}
