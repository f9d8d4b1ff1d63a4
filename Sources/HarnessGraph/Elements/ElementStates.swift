import HarnessUI

/// States that an element does not keep itself.
extension UIElement {
  /// Whether it has the focus.
  package var isFocused: Bool {
    guard let focused = node.graph.focusedNode else { return false }
    return node === focused || node.ownFocusTarget === focused
  }

  /// Whether it is selected: a tab, an option of a picker, a row, or what has the trait.
  package var isSelected: Bool {
    let own = rowPaint.last { $0.name == "selected" } ?? paint.last { $0.name == "selected" }
    return own?.value == .bool(true)
  }
}
