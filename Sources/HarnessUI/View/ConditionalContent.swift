/// One of two views: the branches of an `if` with `else` or of a `switch`.
///
/// The two branches have different identities, so a change of branch ends the state of the other.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Drawn by the engine.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    switch view.storage {
    case .trueContent(let content): node.child(content, at: 0)
    case .falseContent(let content): node.child(content, at: 1)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Drawn by the engine.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let view { node.child(view, at: 0) }
  }
}
