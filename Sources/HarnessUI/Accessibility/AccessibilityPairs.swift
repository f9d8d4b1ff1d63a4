/// A name or what is named.
///
/// Source: SwiftUI's documentation of `AccessibilityLabeledPairRole`.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name.
  case label
  /// What is named.
  case content
}

extension View {
  /// Makes the view the name of another one, or what is named.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { keeping("accessibility_labeled_pair", .string("\(role) \(id)")) }

  /// Lets a user go from this element to the others of a group.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { keeping("accessibility_linked_group", .string("\(id)")) }
}
