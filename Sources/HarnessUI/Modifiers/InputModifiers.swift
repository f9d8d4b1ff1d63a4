extension View {
  /// Runs an action when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(AnnotationModifier(annotation: .tapGesture(count: count, action: action)))
  }

  /// Runs an action when the user submits a text field inside.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    modifier(AnnotationModifier(annotation: .submit(action)))
  }
}
