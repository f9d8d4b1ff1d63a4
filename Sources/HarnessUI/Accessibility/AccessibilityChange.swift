/// What a modifier changes about what assistive technologies see.
package enum AccessibilityChange {
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  /// Out of the tree, and in sight.
  case hidden
  /// What becomes of the elements inside.
  case children(AccessibilityChildBehavior)
  /// What the second child is for.
  case second(SecondChild)
  case action(AccessibilityActionEntry)
  case adjust((AccessibilityAdjustmentDirection) -> Void)

  /// Why a view has a second child that is not shown.
  package enum SecondChild: Sendable {
    /// Its elements stand for the view.
    case representation
    /// Its elements are the view's children.
    case children
    /// Its buttons are actions.
    case actions
    /// Its texts are the label, the value or the hint.
    case label, value, hint
  }
}

/// Something that assistive technologies can do with an element.
package struct AccessibilityActionEntry {
  /// What `perform` calls it.
  package let name: String
  package let run: () -> Void

  package init(name: String, run: @escaping () -> Void) {
    self.name = name
    self.run = run
  }
}

nonisolated struct AccessibilityModifier: ViewModifier, PrimitiveModifier {
  let change: AccessibilityChange?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let change = modifier.change { node.annotate(.accessibility(change)) }
  }
}

/// A view with another one that is seen by assistive technologies only.
nonisolated struct SecondChildModifier<Second: View>: ViewModifier, PrimitiveModifier {
  let use: AccessibilityChange.SecondChild
  let second: Second

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.annotate(.accessibility(.second(modifier.use)))
    node.child(content, at: 0)
    node.child(modifier.second, at: 1)
  }
}
