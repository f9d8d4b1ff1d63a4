package import HarnessUI

/// How one `ModifiedContent` type is described: found once, kept by its view type.
private final class Modification<Content: View, Modifier: ViewModifier>: AnyModification {
  let apply: (Modifier, Content, Node) -> Void
  init(runsUserCode: Bool = false, apply: @escaping (Modifier, Content, Node) -> Void) {
    self.apply = apply
    super.init(runsUserCode: runsUserCode)
  }
  nonisolated deinit {}

  override func makeAnimatable() -> AnimatableType? {
    guard let type = Modifier.self as? any Animatable.Type,
      let offset = MemoryLayout<ModifiedContent<Content, Modifier>>.offset(of: \.modifier)
    else { return nil }
    return AnimatableType.of(type, at: offset)
  }
}

/// The same, of any type.
class AnyModification {
  let runsUserCode: Bool
  init(runsUserCode: Bool) { self.runsUserCode = runsUserCode }
  nonisolated deinit {}

  /// How changes of the modifier are animated, if it is animatable.
  func makeAnimatable() -> AnimatableType? { nil }
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
  return Modification(runsUserCode: true) { modifier, content, node in
    node.styled(by: modifier) { modifier, node in
      node.content(modifier.body(content: _ViewModifier_Content(view: content)))
    }
  }
}
