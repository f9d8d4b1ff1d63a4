package import HarnessGraph
package import HarnessUI

/// Keys of a keyboard, pressed while an element has the focus.
extension InputDevice {
  /// Presses a key: the handlers around the focus come first, then shortcuts of the whole
  /// interface, then what the focused control makes of the key.
  package func press(_ press: KeyPress, on element: UIElement) throws(Refusal) {
    try begin(element)
    let isTaken = perform("a key press on", element) { () -> Bool in
      if let target = element.node.ownFocusTarget { takeFocus(target) }
      let start = focusedNode ?? element.node
      return isHandled(press, around: start) || activateShortcut(press)
        || isUsed(press, by: start)
    }
    if !isTaken {
      throw Refusal(
        kind: .nothingHandled,
        message: "nothing handles this key here: \(element.name), the views around it and the "
          + "shortcuts of the interface don't")
    }
  }

  private func isHandled(_ press: KeyPress, around start: Node) -> Bool {
    var node: Node? = start
    while let current = node {
      let outer = current.parent
      for case .keys(let handle) in current.annotations {
        var result = KeyPress.Result.ignored
        run { result = handle(press) }
        if result == .handled { return true }
      }
      node = outer
    }
    return false
  }

  private func activateShortcut(_ press: KeyPress) -> Bool {
    guard let root = graph.root, let node = root.shortcutTarget(of: press),
      let activate = node.element?.activate
    else { return false }
    run(activate)
    return true
  }

  /// What a control does with a key that nobody else took.
  private func isUsed(_ press: KeyPress, by node: Node) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty, let element = node.element else {
      return false
    }
    if element.editing != nil { return edit(press, isEditor: element.role == .textEditor) }
    guard let activate = element.activate, press.key == .space || press.key == .return else {
      return false
    }
    run(activate)
    return true
  }

  private func edit(_ press: KeyPress, isEditor: Bool) -> Bool {
    switch press.key {
    case .return where !isEditor: pressReturn()
    case .return: insert("\n")
    case .escape: loseFocus()
    case .tab: focusNextField()
    case .delete:
      guard let caret, caret.position > 0 else { return true }
      edit { text in
        let place = min(caret.position, text.count) - 1
        text.remove(at: text.index(text.startIndex, offsetBy: place))
        return place
      }
    case .leftArrow, .rightArrow, .home, .end: moveCaret(press.key)
    default:
      for character in press.characters { insert(character) }
      return !press.characters.isEmpty
    }
    return true
  }

  private func moveCaret(_ key: KeyEquivalent) {
    guard var moved = caret else { return }
    switch key {
    case .leftArrow: moved.position = max(0, moved.position - 1)
    case .rightArrow: moved.position = min(moved.text.count, moved.position + 1)
    case .home: moved.position = 0
    default: moved.position = moved.text.count
    }
    caret = moved
  }

  /// The next field in document order; after the last one the first.
  private func focusNextField() {
    var fields: [UIElement] = []
    graph.elements.forEach { element in
      if element.editing != nil, element.isEnabled, !element.isHidden { fields.append(element) }
    }
    guard let place = fields.firstIndex(where: { $0.node === focusedNode }) else { return }
    takeFocus(fields[(place + 1) % fields.count].node)
  }
}

extension Node {
  /// The first enabled control in document order whose shortcut is pressed.
  fileprivate func shortcutTarget(of press: KeyPress) -> Node? {
    for annotation in annotations {
      switch annotation {
      case .hidden, .disabled: return nil
      case .shortcut(let shortcut) where shortcut.isPressed(by: press):
        if let control = firstControl { return control }
      default: break
      }
    }
    for child in children where child.isPresent {
      if let target = child.shortcutTarget(of: press) { return target }
    }
    return nil
  }

  private var firstControl: Node? {
    if element?.activate != nil { return environment.isEnabled ? self : nil }
    for child in children {
      if let control = child.firstControl { return control }
    }
    return nil
  }
}
