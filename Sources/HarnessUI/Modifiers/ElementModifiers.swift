/// Changes the elements inside in one way.
nonisolated struct AnnotationModifier: ViewModifier, PrimitiveModifier {
  let annotation: Annotation

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(modifier.annotation)
  }
}

/// Keeps something that is painted or placed as an attribute of the elements inside.
nonisolated struct AttributeModifier: ViewModifier, PrimitiveModifier {
  let name: String
  let value: ElementValue?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let value = modifier.value { node.annotate(.attribute(modifier.name, value)) }
  }
}

/// Gives a view an identity; another value is another view with state of its own.
nonisolated struct IDModifier<ID: Hashable>: ViewModifier, PrimitiveModifier {
  let id: ID

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    let id = AnyHashable(modifier.id)
    node.annotate(.explicitID(id))
    node.child(content, id: id)
  }
}

extension View {
  /// Keeps something that is painted or placed as an attribute of the elements inside; nil: nothing.
  nonisolated func keeping(
    _ name: String, _ value: ElementValue?
  ) -> ModifiedContent<Self, AttributeModifier> {
    modifier(AttributeModifier(name: name, value: value))
  }

  /// Hides the view; it keeps its place and its state.
  nonisolated public func hidden() -> some View {
    modifier(AnnotationModifier(annotation: .hidden))
  }

  /// Gives the view an identity: when `id` changes, its state starts anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }

  /// Marks the view with a value, by which a picker or a list selects it.
  ///
  /// - Parameter includeOptional: says that an optional selection takes the value, which it always
  ///   does here.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(AnnotationModifier(annotation: .tag(AnyHashable(tag))))
  }
}
