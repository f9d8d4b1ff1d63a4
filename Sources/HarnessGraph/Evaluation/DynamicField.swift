import HarnessUI
@_spi(Reflection) import Swift

/// One dynamic property of a component, a style or a modifier: where it lies and how it is
/// connected to its node before user code runs.
struct DynamicField {
  let offset: Int
  /// As the author wrote it; `model.name` inside a dynamic property of the author's own.
  let name: String
  let kind: Kind
  /// Gives a wrapper of the framework as it lies there.
  let wrapper: ((UnsafeMutableRawPointer) -> Any)?

  enum Kind {
    /// A wrapper of the framework.
    case property((UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Void)
    /// A dynamic property of the component author's own: `update()` follows its fields.
    case update((UnsafeMutableRawPointer) -> Void)
  }

  /// Fields whose type the runtime can't name are passed over instead of ending the walk.
  private static let ignoringUnknownFields = _EachFieldOptions(rawValue: 1 << 1)

  @exclusivity(unchecked) private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  /// The fields of a type, nested ones flattened, in the order in which they are connected.
  static func fields(of type: any Any.Type) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var fields: [DynamicField] = []
    collect(from: type, at: 0, inside: "", into: &fields)
    known[key] = fields
    return fields
  }

  private static func collect(
    from type: any Any.Type, at base: Int, inside outer: String, into fields: inout [DynamicField]
  ) {
    _forEachField(of: type, options: ignoringUnknownFields) { name, offset, fieldType, kind in
      // Only structs can be dynamic properties; asking about anything else costs a long search.
      guard kind == .struct else { return true }
      let label = outer + propertyName(name)
      switch fieldKind(of: fieldType) {
      case .property(let install, let wrapper):
        fields.append(
          DynamicField(
            offset: base + offset, name: label, kind: .property(install), wrapper: wrapper))
      case .custom(let update):
        collect(from: fieldType, at: base + offset, inside: "\(label).", into: &fields)
        fields.append(
          DynamicField(offset: base + offset, name: label, kind: .update(update), wrapper: nil))
      case .plain: break
      }
      return true
    }
  }

  private enum FieldKind {
    case property(
      install: (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Void,
      wrapper: (UnsafeMutableRawPointer) -> Any)
    case custom((UnsafeMutableRawPointer) -> Void)
    case plain
  }
  private static var knownKinds: [ObjectIdentifier: FieldKind] = [:]

  private static func fieldKind(of type: any Any.Type) -> FieldKind {
    let key = ObjectIdentifier(type)
    if let kind = knownKinds[key] { return kind }
    let kind: FieldKind
    if let property = type as? any GraphProperty.Type {
      kind = .property(install: installer(of: property), wrapper: reader(of: property))
    } else if let property = type as? any DynamicProperty.Type {
      kind = .custom(updater(of: property))
    } else {
      kind = .plain
    }
    knownKinds[key] = kind
    return kind
  }

  private static func installer<P: GraphProperty>(
    of _: P.Type
  ) -> (UnsafeMutableRawPointer, inout AnyObject?, PropertyContext) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.install(&$1, in: $2) }
  }

  private static func reader<P: GraphProperty>(of _: P.Type) -> (UnsafeMutableRawPointer) -> Any {
    { $0.assumingMemoryBound(to: P.self).pointee }
  }

  private static func updater<P: DynamicProperty>(
    of _: P.Type
  ) -> (UnsafeMutableRawPointer) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }

  /// `_isOn` is the storage of the property `isOn`.
  private static func propertyName(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
