package import HarnessUI

/// How one `ModifiedContent` type is described: found once, kept by its view type.
private final class Modification<Content: View, Modifier: ViewModifier> {
  let apply: (Modifier, Content, Node) -> Void
  init(apply: @escaping (Modifier, Content, Node) -> Void) { self.apply = apply }
  nonisolated deinit {}
}

extension Node {
  package func modified<C: View, M: ViewModifier>(_ content: C, by modifier: M) {
    let modification: Modification<C, M>
    if let known = viewType.modification {
      modification = unsafeDowncast(known, to: Modification<C, M>.self)
    } else {
      modification = makeModification(C.self, M.self)
      viewType.modification = modification
    }
    modification.apply(modifier, content, self)
  }
}

private func makeModification<C: View, M: ViewModifier>(
  _: C.Type, _: M.Type
) -> Modification<C, M> {
  func primitive<P: PrimitiveModifier>(_: P.Type) -> Modification<C, M> {
    Modification { modifier, content, node in
      P.describe(unsafeBitCast(modifier, to: P.self), of: content, to: node)
    }
  }
  if M.Body.self == Never.self {
    if let type = M.self as? any PrimitiveModifier.Type { return primitive(type) }
    return Modification { _, _, node in
      node.report("\(M.self) has no body: its Body is Never, which only built-in modifiers may say")
    }
  }
  return Modification { modifier, content, node in
    node.styled(by: modifier) { modifier, node in
      node.content(modifier.body(content: _ViewModifier_Content(view: content)))
    }
  }
}
