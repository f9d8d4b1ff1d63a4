public import Foundation

/// The names of the first years, all of which have younger ones.
extension View {
  /// Hides the view from assistive technologies, or shows it to them.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the element a label.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Gives the element a value.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Tells what happens when the element is activated.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Gives the element names by which a user may call it.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Names the element for tests.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Marks the element as that of a value.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View {
    keeping("accessibility_selection_identifier", .string("\(selectionIdentifier)"))
  }

  /// Says how early the element is read.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Says where the element is activated.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Says where the element is activated, as a share of its size.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Gives the element traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits from the element.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
