import HarnessUI

/// What views hand to the screen around them while its elements are made: bars, names, and what
/// is presented, which belongs to the whole interface.
///
/// A node that hands something up can't be renewed on its own: whoever contains the screen is.
final class ScreenFrame {
  /// False at the top of an interface without a screen, where a name stays with the elements.
  let isScreen: Bool
  private var bars: [UIElement] = []
  private var backButton: UIElement?
  private var message: UIElement?
  private var defaultAction: UIElement?
  private var attributes: [(name: String, value: ElementValue)] = []
  private(set) var presentations: [UIElement] = []
  /// What is shown with the keyboard on the screen.
  private(set) var besideKeyboard: [UIElement] = []
  /// Grows with everything that is handed up.
  private(set) var handedUp = 0

  init(isScreen: Bool) { self.isScreen = isScreen }

  nonisolated deinit {}

  var isUnused: Bool { handedUp == 0 }

  /// Whether an annotation is the screen's and none of the elements'.
  func keeps(_ annotation: Annotation) -> Bool {
    if case .screen = annotation { return isScreen }
    return false
  }

  /// Takes an element that is no content; false for one that is.
  func take(_ element: UIElement, placed placement: ElementPlacement) -> Bool {
    switch placement {
    case .inline, .screen, .attached: return false
    case .message: message = element
    case .defaultAction: defaultAction = element
    case .backButton: backButton = element
    case .presentation: presentations.append(element)
    case .bar:
      // Suggestions of which there are none do not cover the page.
      if element.role == .list, element.children.isEmpty { break }
      // A toolbar whose items are all at the keyboard is no bar.
      if element.children.isEmpty, element.label.isEmpty, element.node.holdsItemsBesideKeyboard {
        break
      }
      // One bar for everything that views put into it.
      if element.role == .toolbar, let bar = bars.first(where: { $0.role == .toolbar }) {
        bar.children += element.children
        if bar.label.isEmpty { bar.label = element.label }
        bar.paint += element.paint
      } else {
        bars.append(element)
      }
    }
    handedUp += 1
    return true
  }

  /// Takes items that are shown with the keyboard, as many as there are now.
  func take(besideKeyboard items: [UIElement]) {
    besideKeyboard += items
    handedUp += 1
  }

  /// Takes an attribute of the screen; the innermost of a name wins.
  func take(_ name: String, _ value: ElementValue) {
    handedUp += 1
    if !attributes.contains(where: { $0.name == name }) { attributes.append((name, value)) }
  }

  /// The content of the screen with the bars before it.
  func around(_ content: [UIElement]) -> [UIElement] {
    bars.isEmpty && backButton == nil ? content : shownBars + content
  }

  private var shownBars: [UIElement] {
    let hiders = ["navigation_bar_back_button_hidden", "navigation_bar_hidden"]
    let isHidden = attributes.contains { hiders.contains($0.name) && $0.value == .bool(true) }
    guard let backButton, !isHidden else { return bars }
    return [backButton] + bars
  }

  /// Gives the screen's element what was handed to it, and the rest to the one around.
  func finish(_ screen: UIElement, outer: ScreenFrame) {
    finishDialog(screen)
    screen.children = around(screen.children)
    if screen.node.element?.placement == .screen { handOn(to: outer) }
    for attribute in attributes where !screen.paint.contains(where: { $0.name == attribute.name }) {
      screen.paint.append(attribute)
    }
    if screen.role == .navigation, screen.label.isEmpty,
      case .string(let title)? = attributes.first(where: { $0.name == "navigation_title" })?.value
    {
      screen.label = title
    }
    if presentations.isEmpty, besideKeyboard.isEmpty { return }
    outer.presentations += presentations
    outer.besideKeyboard += besideKeyboard
    outer.handedUp += 1
  }
}

extension ScreenFrame {
  /// Gives to the presentation around what a page says about that.
  private func handOn(to outer: ScreenFrame) {
    guard outer.isScreen else { return }
    for attribute in attributes where ScreenWords.isAboutPresentation(attribute.name) {
      outer.take(attribute.name, attribute.value)
    }
    attributes.removeAll { ScreenWords.isAboutPresentation($0.name) }
  }

  /// What a dialog says, and the platform's button where it has none of its own.
  private func finishDialog(_ dialog: UIElement) {
    if let message {
      dialog.children.insert(message, at: 0)
      if !message.label.isEmpty { dialog.paint.append(("message", .string(message.label))) }
    }
    guard let defaultAction else { return }
    let isNeeded = !dialog.children.contains { child in
      child.contains { element in
        guard element.roles.contains(.button) else { return false }
        return dialog.role == .alert
          || element.paint.contains { $0 == ("button_role", .string("cancel")) }
      }
    }
    if isNeeded { dialog.children.append(defaultAction) }
  }
}

extension UIElement {
  /// Whether this element or one inside is as wanted.
  fileprivate func contains(_ isWanted: (UIElement) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(isWanted) }
  }
}

extension Node {
  /// Whether this view or one inside handed something up when its elements were made last.
  var handsUpInside: Bool { handsUp || children.contains(where: \.handsUpInside) }
}
