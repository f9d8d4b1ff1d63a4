import HarnessUI

/// What the engine knows about one view type, built once and held by each of its nodes.
final class ViewType {
  let type: any Any.Type
  /// Of a value, in bytes.
  let size: Int
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
  private(set) lazy var comparison = makeComparison()
  private let comparedType: (any Any.Type)?
  /// How a `ModifiedContent` is described; see `Node.modified`.
  @exclusivity(unchecked) var modification: AnyModification?
  /// How its changes are animated; asked only in an animated change, since it takes a search.
  private(set) lazy var animatable: AnimatableType? =
    modification?.makeAnimatable()
    ?? (type as? any Animatable.Type).map { AnimatableType.of($0, at: 0) }
  /// Whether a component's author wrote what shows its value.
  var runsUserCode: Bool { isComponent || modification?.runsUserCode == true }
  private(set) lazy var name = typeName(type)
  private(set) lazy var fullName = ViewName(printed: String(reflecting: type))
  /// Asked only for a path, since a failed cast takes a search.
  private(set) lazy var isInner = type is any InnerView.Type
  @exclusivity(unchecked) private var childTypes: [ViewType] = []
  @exclusivity(unchecked) private var contents: [ContentType] = []

  private init<V: View>(_: V.Type) {
    type = V.self
    size = MemoryLayout<V>.size
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
        comparedType = primitive.comparedType
      } else {
        evaluate = { node in
          node.report("\(V.self) has no body: its Body is Never, which only built-in views may say")
        }
        isFlattened = false
        comparedType = nil
      }
    } else {
      isComponent = true
      properties = DynamicField.fields(of: V.self)
      evaluate = { node in node.evaluateBody(of: V.self) }
      isFlattened = true
      comparedType = nil
    }
  }

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: ViewType] = [:]

  static func of<V: View>(_: V.Type) -> ViewType {
    let key = ObjectIdentifier(V.self)
    if let type = known[key] { return type }
    let new = ViewType(V.self)
    known[key] = new
    return new
  }
}

extension ViewType {
  private func makeComparison() -> Comparison {
    if isComponent { return Comparison(ofView: type) }
    return comparedType.map { Comparison(of: $0) } ?? .alwaysDifferent
  }

  /// The type of a child. Children of one type usually have the same types, in the same order.
  func ofChild<V: View>(_: V.Type, at position: Int) -> ViewType {
    let position = min(position, Self.rememberedChildren)
    if position < childTypes.count, childTypes[position].type == V.self {
      return childTypes[position]
    }
    let type = ViewType.of(V.self)
    if position < childTypes.count {
      childTypes[position] = type
    } else if position == childTypes.count {
      childTypes.append(type)
    }
    return type
  }

  private static var rememberedChildren: Int { 15 }

  /// How many children nodes of this type had, as far as it is remembered.
  var expectedChildren: Int { max(1, childTypes.count) }

  /// How a content is described as a part of the node itself; nil when it gets a node of its own.
  func inPlace<V: View>(_: V.Type) -> InPlace<V>? {
    for known in contents where known.type == V.self {
      guard let inPlace = known.inPlace else { return nil }
      return unsafeDowncast(inPlace, to: InPlace<V>.self)
    }
    let inPlace = makeInPlace(V.self)
    contents.append(ContentType(type: V.self, inPlace: inPlace))
    return inPlace
  }
}

/// One type of content that nodes of a view type had.
private struct ContentType {
  let type: any Any.Type
  let inPlace: AnyObject?
}

/// Describes a view that only hands on what it holds, as a part of the node that contains it.
final class InPlace<V: View> {
  let describe: (V, Node) -> Void
  init(_ describe: @escaping (V, Node) -> Void) { self.describe = describe }
}

private func makeInPlace<V: View>(_: V.Type) -> InPlace<V>? {
  func open<P: PrimitiveView>(_: P.Type) -> InPlace<V> {
    InPlace { view, node in P.describe(unsafeBitCast(view, to: P.self), to: node) }
  }
  guard V.Body.self == Never.self, let primitive = V.self as? any PrimitiveView.Type,
    primitive.standsForContent
  else { return nil }
  return open(primitive)
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
