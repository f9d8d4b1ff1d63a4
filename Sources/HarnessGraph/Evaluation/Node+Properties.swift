import HarnessUI

/// How dynamic properties find what their node keeps for them, before user code runs.
extension Node {
  /// Connects the properties of a fresh value; stops at the first that reports a problem.
  /// What they look up in the environment is read by this node.
  func connect(
    _ fields: [DynamicField], at base: UnsafeMutableRawPointer, owner: any Any.Type
  ) {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    if slots.isEmpty { slots = Array(repeating: nil, count: fields.count) }
    for (index, field) in fields.enumerated() {
      switch field.kind {
      case .property(let install):
        let context = PropertyContext(
          environment: inheritedEnvironment, name: field.name, owner: owner, reader: self)
        install(base + field.offset, &slots[index], context)
      case .update(let update):
        track { update(base + field.offset) }
      }
      if problem != nil { return }
    }
  }

  package func styled<S>(by style: S, _ body: (S, Node) -> Void) {
    let fields = DynamicField.fields(of: S.self)
    if styleType != S.self { changeStyle(to: S.self) }
    guard mayRunBody() else { return }
    if fields.isEmpty {
      track { body(style, self) }
      return
    }
    var style = style
    withUnsafeMutableBytes(of: &style) { bytes in
      guard let base = bytes.baseAddress else { return }
      connect(fields, at: base, owner: S.self)
    }
    guard problem == nil else { return }
    track { body(style, self) }
  }

  package func isDrawn(by style: any Any.Type) -> Bool {
    var outer = parent
    while let node = outer {
      if node.styleType == style { return true }
      outer = node.parent
    }
    return false
  }

  /// What another style kept, and what it drew, goes with it.
  private func changeStyle(to type: any Any.Type) {
    if styleType != nil {
      slots = []
      endChildren()
    }
    styleType = type
  }
}
