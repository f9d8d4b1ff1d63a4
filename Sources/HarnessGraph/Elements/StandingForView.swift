import HarnessUI

/// What an element that is made on demand knows of the view that it stands for.
///
/// The tree has elements for what accessibility sees, and a component is none of these: its body is.
/// Whoever asks for a view by its type gets an element all the same, which is not in the tree. Of a
/// view that made one element it is a copy of that, so that asking and touching it is asking and
/// touching the only thing there is; of any other view it is a group of what the view made.
package struct StandingForView {
  package let view: Node
  /// The only element of the view, which this one is a copy of.
  package let only: UIElement?
  /// Kept, since an element does not keep its parent.
  let outer: UIElement?
}

extension UIElement {
  /// The same for all elements that are the same thing to a script: a copy is what it copies.
  package var identity: ObjectIdentifier {
    guard let standing else { return ObjectIdentifier(self) }
    return standing.only.map { ObjectIdentifier($0) } ?? ObjectIdentifier(standing.view)
  }

  /// What of the tree is seen through this element: itself, or of one made on demand what its view made.
  package var partsOfTree: [UIElement] {
    guard let standing else { return [self] }
    return standing.only.map { [$0] } ?? children
  }

  /// A copy that stands for a view of which this is the only element.
  func standing(for view: Node) -> UIElement {
    let copy = UIElement(roles, label: label, node: node)
    copy.value = value
    copy.placeholder = placeholder
    copy.hint = hint
    copy.identifier = identifier
    copy.identifiers = identifiers
    copy.explicitIDs = explicitIDs
    copy.tags = tags
    copy.paint = paint
    copy.rowPaint = rowPaint
    copy.children = children
    copy.parts = parts
    copy.disabledBy = disabledBy
    copy.hiddenBy = hiddenBy
    copy.silencedBy = silencedBy
    copy.activate = activate
    copy.editing = editing
    copy.adjusting = adjusting
    copy.unfold = unfold
    copy.actions = actions
    copy.adjust = adjust
    copy.latestPosition = latestPosition
    copy.parent = parent
    copy.standing = StandingForView(view: view, only: self, outer: parent)
    return copy
  }

  /// A group that stands for a view with several elements, or none.
  static func group(_ content: [UIElement], for view: Node, in outer: UIElement?) -> UIElement {
    let builder = ElementBuilder(around: view).entering(view)
    let group = builder.element(of: content, .contain, at: view)
    group.parent = outer
    group.standing = StandingForView(view: view, only: nil, outer: outer)
    return group
  }
}
