import Foundation
import HarnessGraph
import HarnessUI

/// What scrolling does to the keyboard on the screen.
///
/// Source: SwiftUI's documentation of `ScrollDismissesKeyboardMode`.
extension InputDevice {
  /// A finger begins to move content.
  func scrollingBegins(in area: ScrollArea) {
    if area.dismissesKeyboard == .immediately { dismissKeyboard() }
  }

  /// A finger that has moved content is lifted, on its way to a point of the screen.
  func scrollingEnds(in area: ScrollArea, at end: CGPoint) {
    guard area.dismissesKeyboard == .interactively else { return }
    let screen = area.node.environment.screen
    // The keyboard is pushed down by a finger that has come to it from above.
    if end.y >= screen.size.height - ScreenMetrics.keyboardHeight(on: screen) { dismissKeyboard() }
  }

  private func dismissKeyboard() {
    if graph.keyboardField != nil { loseFocus() }
  }
}

extension ScrollArea {
  /// What the app asks for; where it leaves that to the platform, a list lets go of the keyboard at
  /// once and other views never do.
  fileprivate var dismissesKeyboard: ScrollDismissesKeyboardMode {
    let mode = node.environment.scrollDismissesKeyboardMode
    if mode != .automatic { return mode }
    return node.element?.role == .list ? .immediately : .never
  }
}
