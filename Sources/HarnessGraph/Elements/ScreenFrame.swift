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
  private var attributes: [(name: String, value: ElementValue)] = []
  private(set) var presentations: [UIElement] = []
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
    case .inline, .screen: return false
    case .backButton: backButton = element
    case .presentation: presentations.append(element)
    case .bar:
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
    screen.children = around(screen.children)
    for attribute in attributes where !screen.paint.contains(where: { $0.name == attribute.name }) {
      screen.paint.append(attribute)
    }
    if screen.role == .navigation, screen.label.isEmpty,
      case .string(let title)? = attributes.first(where: { $0.name == "navigation_title" })?.value
    {
      screen.label = title
    }
    if presentations.isEmpty { return }
    outer.presentations += presentations
    outer.handedUp += 1
  }
}

extension Node {
  /// Whether this view or one inside handed something up when its elements were made last.
  var handsUpInside: Bool { handsUp || children.contains(where: \.handsUpInside) }
}
