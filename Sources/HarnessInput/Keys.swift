package import HarnessGraph
package import HarnessUI

/// Keys of a keyboard.
extension InputDevice {
  /// Gives an element the focus, if it takes it, and presses a key.
  ///
  /// - Parameter repeats: how often the key repeats while it is held.
  package func press(
    _ press: KeyPress, repeats: Int = 0, on element: UIElement
  ) throws(Refusal) {
    try begin(element)
    let isTaken = perform("a key press on", element) { () -> Bool in
      if let target = element.node.ownFocusTarget { takeFocus(target) }
      return strike(press, repeats: repeats, from: element.node)
    }
    if !isTaken {
      throw Refusal(
        kind: .nothingHandled,
        message: "nothing handles this key here: \(element.name), the views around it and the "
          + "shortcuts of the interface don't")
    }
  }

  /// Presses a key, wherever the focus is.
  package func press(_ press: KeyPress, repeats: Int = 0) throws(Refusal) {
    try beginWithoutElement()
    guard let front = graph.front else { return }
    let isTaken = perform("a key press on", graph.elements) {
      strike(press, repeats: repeats, from: front)
    }
    if !isTaken {
      let focused = graph.focusedNode.map { "\($0.placeName), which has the focus," }
      throw Refusal(
        kind: .nothingHandled,
        message: "nothing handles this key: \(focused ?? "no view has the focus, and") the views "
          + "around it and the shortcuts of the interface don't")
    }
  }

  /// A key goes down, repeats while it is held, and goes up.
  ///
  /// - Parameter start: where it goes as long as nobody has the focus.
  /// - Returns: Whether anybody did anything with it.
  func strike(_ press: KeyPress, repeats: Int = 0, from start: Node) -> Bool {
    var isTaken = deliver(press.at(.down), from: start)
    for _ in 0..<repeats where deliver(press.at(.repeat), from: start) { isTaken = true }
    // Who edits and what is activated does so when a key goes down.
    return isHandled(press.at(.up), from: start) || isTaken
  }

  /// Handlers around the focus come first. Then a key that types or edits is the field's own; one
  /// with `command` or `control` asks the shortcuts before.
  private func deliver(_ press: KeyPress, from start: Node) -> Bool {
    if isHandled(press, from: start) { return true }
    if press.modifiers.isDisjoint(with: [.command, .control]) {
      if isEdited(press) { return true }
      if activateShortcut(press) { return true }
    } else {
      if activateShortcut(press) { return true }
      if isEdited(press) { return true }
    }
    return isUsed(press, by: focusedNode ?? start) || isOfThePlatform(press)
  }

  private func isHandled(_ press: KeyPress, from start: Node) -> Bool {
    var node = focusedNode ?? start
    while node.isAlive {
      let outer = node.parent
      for case .keys(let handle) in node.annotations {
        var result = KeyPress.Result.ignored
        run { result = handle(press) }
        if result == .handled { return true }
      }
      guard let outer else { break }
      node = outer
    }
    return false
  }

  func activateShortcut(_ press: KeyPress) -> Bool {
    guard let node = graph.shortcutTarget(of: press) else { return false }
    run { node.runAction() }
    return true
  }

  /// What a control does with a key that nobody else took.
  private func isUsed(_ press: KeyPress, by node: Node) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty, node.isPresent, node.environment.isEnabled,
      node.element?.activate != nil, press.key == .space || press.key == .return
    else { return false }
    run { node.runAction() }
    return true
  }

  // MARK: Fields

  /// What the field that has the focus makes of a key.
  private func isEdited(_ press: KeyPress) -> Bool {
    guard let node = focusedNode, let element = node.element, let editing = element.editing,
      var edited = editedText
    else { return false }
    if press.isReturn {
      if editing.takesLineBreaks {
        edit { $0.insert("\n") }
      } else {
        pressReturn(in: node, of: editing)
      }
    } else if press.isOnly(.tab), element.role == .textEditor {
      edit { $0.insert("\t") }
    } else if let text = press.typedText {
      edit { $0.insert(text) }
    } else if edited.delete(by: press) {
      if edited != editedText { edit { $0 = edited } }
    } else if edited.move(by: press) {
      moveCursor(to: edited)
    } else if let command = press.editingCommand {
      return isDone(command, on: edited, in: element, takesLineBreaks: editing.takesLineBreaks)
    } else {
      return false
    }
    return true
  }

  /// Selects all, copies, cuts and pastes. What is typed into a secure field is not given away.
  private func isDone(
    _ command: Character, on edited: EditedText, in element: ElementDescription,
    takesLineBreaks: Bool
  ) -> Bool {
    switch command {
    case "a":
      var all = edited
      all.selectAll()
      moveCursor(to: all)
    case "c", "x":
      guard !edited.selection.isEmpty, element.role != .secureField else { return false }
      run { TextClipboard.text = edited.selectedText }
      if command == "x" { edit { $0.insert("") } }
    case "v":
      guard var text = TextClipboard.text else { return false }
      if !takesLineBreaks { text = String(text.map { $0.isNewline ? " " : $0 }) }
      edit { $0.insert(text) }
    default: return false
    }
    return true
  }

  // MARK: The platform

  /// What the platform does with a key that the app left.
  private func isOfThePlatform(_ press: KeyPress) -> Bool {
    switch press.key {
    case .tab where press.modifiers.isSubset(of: .shift):
      return moveFocus(backwards: press.modifiers.contains(.shift))
    case .escape where press.isOnly(.escape):
      if leaveFront() { return true }
      guard focusedNode?.element?.editing != nil else { return false }
      loseFocus()
      return true
    case .return where press.isOnly(.return):
      guard let dialog = frontElement, dialog.role == .alert || dialog.role == .dialog else {
        return false
      }
      return choose(dialog.onlyButton)
    default: return false
    }
  }

  /// Leaves the presentation in front, the way the escape key does; false where it does not.
  private func leaveFront() -> Bool {
    guard let front = frontElement else { return false }
    if front.role == .alert || front.role == .dialog {
      if choose(front.cancelButton ?? front.onlyButton) { return true }
    }
    guard let dismiss = front.node.element?.dismiss, front.canBeLeft else { return false }
    run { dismiss() }
    return true
  }

  private func choose(_ button: UIElement?) -> Bool {
    guard let button else { return false }
    run { button.node.runAction() }
    return true
  }

  /// The presentation in front; nil where nothing is presented.
  private var frontElement: UIElement? {
    guard let front = graph.front, front.element?.isModal == true else { return nil }
    return graph.elements.children.last { $0.node === front }
  }
}

extension UIElement {
  fileprivate var buttons: [UIElement] {
    var found: [UIElement] = []
    forEach { element in
      if element.roles.contains(.button), element.isEnabled, !element.isHidden {
        found.append(element)
      }
    }
    return found
  }

  fileprivate var cancelButton: UIElement? {
    buttons.first { $0.attributes["button_role"] == .string("cancel") }
  }

  fileprivate var onlyButton: UIElement? { buttons.count == 1 ? buttons.first : nil }
}

extension KeyPress {
  /// Return, also with keys that make no command of it.
  fileprivate var isReturn: Bool {
    key == .return && modifiers.subtracting(.silent).isSubset(of: [.shift, .option])
  }
}
