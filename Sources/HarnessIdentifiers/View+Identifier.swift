public import HarnessUI

infix operator <<< : AssignmentPrecedence

extension View {
  /// Names the element by a case of an enum: its raw value, or its pretty form.
  nonisolated public func accessibilityIdentifier(
    _ identifier: some RawRepresentable<String>
  ) -> some View {
    accessibilityIdentifier(identifier.identifier)
  }

  /// Names the view by a case of an enum: `phoneField <<< LoginAccessID.SignIn.phoneNumber`.
  ///
  /// An optional view has an operator of its own.
  @_disfavoredOverload
  nonisolated public static func <<< (
    view: Self, identifier: some RawRepresentable<String>
  ) -> some View {
    view.accessibilityIdentifier(identifier.identifier)
  }
}

/// Names a view that may be missing; one that is stays so.
nonisolated public func <<< <Content: View>(
  view: Content?, identifier: some RawRepresentable<String>
) -> (some View)? {
  view.map { $0.accessibilityIdentifier(identifier.identifier) }
}
