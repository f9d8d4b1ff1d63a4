package import HarnessGraph
import HarnessUI

/// Text goes into a field through its binding, one edit after another, each one settled.
extension InputDevice {
  /// Types at the caret, one character after the other. A line end submits.
  package func type(_ text: String, into element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    let left = perform("typing into", element) { () -> Substring? in
      takeFocus(element.node)
      return keys(text, into: element)
    }
    if let left {
      throw Refusal(
        kind: .noFocus,
        message: "\(element.name) lost the focus: \(String(left).quoted) was not typed")
    }
  }

  /// Replaces the whole text in one edit.
  package func fill(_ element: UIElement, with text: String) throws(Refusal) {
    try begin(element)
    try needField(element)
    perform("filling", element) {
      takeFocus(element.node)
      edit {
        $0 = text; return text.count
      }
    }
  }

  /// Deletes the text: caret to the end, then one character after the other.
  package func clear(_ element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    perform("clearing", element) {
      takeFocus(element.node)
      for _ in 0..<currentText.count {
        edit { text in
          if !text.isEmpty { text.removeLast() }
          return text.count
        }
      }
    }
  }

  /// Presses return in the field: `onCommit`, then every `onSubmit` around it, then it lets go of
  /// the focus unless the app gave it away already.
  package func submit(_ element: UIElement) throws(Refusal) {
    try begin(element)
    try needField(element)
    perform("submitting", element) {
      takeFocus(element.node)
      pressReturn()
    }
  }

  // MARK: Keys

  /// Presses keys until the focus is lost; gives what could not be typed.
  private func keys(_ text: String, into element: UIElement) -> Substring? {
    for (offset, character) in text.enumerated() {
      if !element.node.isPresent || !element.node.environment.isEnabled { loseFocus() }
      if !isFocused(element) { return text.dropFirst(offset) }
      if character.isNewline, !element.roles.contains(.textEditor) {
        pressReturn()
      } else {
        insert(character)
      }
    }
    return nil
  }

  func insert(_ character: Character) {
    guard let caret else { return }
    edit { text in
      let place = text == caret.text ? min(caret.position, text.count) : text.count
      text.insert(character, at: text.index(text.startIndex, offsetBy: place))
      return place + 1
    }
  }

  private var currentText: String {
    guard let editing = focusedNode?.element?.editing else { return "" }
    return Tracking.ignoringReads { editing.text.wrappedValue }
  }

  /// Changes the text of the focused field; `change` gives the place of the caret afterwards.
  func edit(_ change: (inout String) -> Int) {
    guard let node = focusedNode, let editing = node.element?.editing else { return }
    var text = currentText
    var caret = Caret(in: node, text: "")
    caret.position = change(&text)
    caret.text = text
    knownCaret = caret
    run { editing.text.wrappedValue = text }
  }

  func pressReturn() {
    guard let node = focusedNode, let editing = node.element?.editing else { return }
    run(editing.onCommit)
    for action in submitActions(around: node) { run(action) }
    if focusedNode === node { loseFocus() }
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
