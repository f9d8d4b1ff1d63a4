/// A key of what a view tells the container around it.
///
/// Source: SwiftUI's documentation of `ContainerValueKey`.
nonisolated public protocol ContainerValueKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}

/// What a view tells the container around it.
///
/// Source: SwiftUI's documentation of `ContainerValues`.
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private(set) var tags: [AnyHashable] = []

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// Something that changes what a view tells its container.
nonisolated protocol ContainerValueChange {
  func change(_ values: inout ContainerValues)
}

nonisolated struct ContainerValueModifier<Value>: ViewModifier, PrimitiveModifier,
  ContainerValueChange
{
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func change(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.layout = TraitRule("container_value", .string("\(modifier.value)")) {
      modifier.change(&$0.containerValues)
    }
  }
}

extension AnnotationModifier: ContainerValueChange {
  func change(_ values: inout ContainerValues) {
    if case .tag(let tag) = annotation { values.add(tag: tag) }
  }
}

extension View {
  /// Tells the container around a value of the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
