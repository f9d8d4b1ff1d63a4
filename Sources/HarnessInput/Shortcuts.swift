import HarnessGraph
import HarnessUI

/// Keys that activate a control wherever the focus is.
///
/// Source: SwiftUI's documentation of `keyboardShortcut`: depth first in the frontmost scene, then in
/// the groups of commands; of several controls the first.
extension Graph {
  /// The first enabled control whose shortcut is pressed: in the presentation in front, or in the
  /// interface where there is none; then in the menus of the system.
  func shortcutTarget(of press: KeyPress) -> Node? {
    guard let root, let front else { return nil }
    if let target = front.shortcutTarget(of: press) { return target }
    return front === root ? nil : root.shortcutTargetInMenus(of: press)
  }
}

extension Node {
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

  fileprivate func shortcutTargetInMenus(of press: KeyPress) -> Node? {
    if let element, element.role == .menu, element.placement == .presentation {
      return shortcutTarget(of: press)
    }
    for child in children where child.isPresent {
      if let target = child.shortcutTargetInMenus(of: press) { return target }
    }
    return nil
  }

  private var firstControl: Node? {
    if element?.keyAction != nil { return environment.isEnabled ? self : nil }
    for child in children {
      if let control = child.firstControl { return control }
    }
    return nil
  }
}

extension ElementDescription {
  /// What a key does to a control.
  fileprivate var keyAction: (@MainActor () -> Void)? { activate ?? activateByKey }
}

extension Node {
  /// Runs a control's action and what follows it: the dialog around a button ends.
  func runAction() {
    let afterAction = afterAction
    element?.keyAction?()
    afterAction?()
  }

  private var afterAction: (() -> Void)? {
    guard element?.role == .button else { return nil }
    var outer = parent
    while let current = outer {
      if let element = current.element, element.placement.isScreen { return element.afterAction }
      outer = current.parent
    }
    return nil
  }
}
