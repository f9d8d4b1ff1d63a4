/// What becomes of the elements inside a view that is made an element.
///
/// Source: SwiftUI's documentation of `AccessibilityChildBehavior`.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Sendable { case ignore, contain, combine }
  package let kind: Kind

  /// They are not seen.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, inside of the new one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one with the new one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Makes one element of the view.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { modifier(AccessibilityModifier(change: .children(children))) }

  /// Hides the view from assistive technologies; it stays in sight.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(change: hidden ? .hidden : nil))
  }

  /// Hides the view from assistive technologies if that is enabled; it stays in sight.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Lets assistive technologies see another view in place of this one.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(SecondChildModifier(use: .representation, second: representation()))
  }

  /// Gives the view children for assistive technologies only.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { modifier(SecondChildModifier(use: .children, second: children())) }
}
