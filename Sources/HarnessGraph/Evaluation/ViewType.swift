import HarnessUI

/// What the engine knows about one view type, built once and held by each of its nodes.
final class ViewType {
  let type: any Any.Type
  /// The dynamic properties of a component; a built-in view has none.
  let properties: [DynamicField]
  /// Runs the body, or lets the view describe itself.
  let evaluate: (Node) -> Void
  let destroy: (UnsafeMutableRawPointer) -> Void
  /// Containers see the children of such a view in its place.
  let isFlattened: Bool
  /// A component: it has a body of its own.
  let isComponent: Bool
  /// Whether a new value makes a difference. Asked only when a value is replaced, because the first
  /// question about a type searches every conformance of the process.
  private(set) lazy var comparison = Comparison(of: type, comparesFields: isComponent)
  /// How a `ModifiedContent` is described; see `Node.modified`.
  var modification: AnyObject?
  private(set) lazy var name = typeName(type)

  private init<V: View>(_: V.Type) {
    type = V.self
    destroy = { storage in
      storage.assumingMemoryBound(to: V.self).deinitialize(count: 1)
      storage.deallocate()
    }
    // A failed cast searches every conformance once, so components are told apart without one.
    if V.Body.self == Never.self {
      isComponent = false
      properties = []
      if let primitive = V.self as? any PrimitiveView.Type {
        evaluate = describer(of: primitive)
        isFlattened = primitive.isFlattened
      } else {
        evaluate = { node in
          node.report("\(V.self) has no body: its Body is Never, which only built-in views may say")
        }
        isFlattened = false
      }
    } else {
      isComponent = true
      properties = DynamicField.fields(of: V.self)
      evaluate = { node in node.evaluateBody(of: V.self) }
      isFlattened = true
    }
  }

  private static var known: [ObjectIdentifier: ViewType] = [:]

  static func of<V: View>(_: V.Type) -> ViewType {
    let key = ObjectIdentifier(V.self)
    if let type = known[key] { return type }
    let new = ViewType(V.self)
    known[key] = new
    return new
  }
}

private func describer<P: PrimitiveView>(of _: P.Type) -> (Node) -> Void {
  if P.runsUserCode {
    return { node in node.track { P.describe(node.value(as: P.self).pointee, to: node) } }
  }
  return { node in P.describe(node.value(as: P.self).pointee, to: node) }
}

/// The name of a type without its module and generic arguments: `VStack`, `CheckBox`.
private func typeName(_ type: any Any.Type) -> String {
  let name = "\(type)"
  return String(name.prefix { $0 != "<" })
}
