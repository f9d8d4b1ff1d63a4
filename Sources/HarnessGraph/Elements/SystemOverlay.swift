import HarnessUI

/// The system's window is a view graph of its own, so that it comes and goes without a trace in the
/// app's; its elements are the last of the app's tree.
extension UIElement {
  /// Puts the elements of the system's window in front of everything.
  func show(_ overlay: Graph) {
    for element in ElementBuilder.tree(of: overlay).children {
      children.append(element)
      element.parent = self
    }
  }

  /// The system's question that stands between a user and this element; nil where there is none.
  package var coveringPrompt: UIElement? {
    var top = self
    while let parent = top.parent { top = parent }
    guard let overlay = top.node.graph.overlay, node.graph !== overlay else { return nil }
    return top.children.last { $0.node.graph === overlay }?.children.last
  }
}
