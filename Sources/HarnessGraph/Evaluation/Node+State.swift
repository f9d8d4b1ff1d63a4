import HarnessUI

/// What a component keeps, for who looks at it from outside.
extension Node {
  /// The names of the component's properties that have a value of the framework's: states, bindings,
  /// models, stored and environment values, as the author wrote them.
  package var stateNames: [String] {
    viewType.properties.filter { $0.wrapper != nil }.map(\.name)
  }

  /// The value of such a property; nil where the component has none of the name.
  package func state(_ name: String) -> Any? {
    guard let field = viewType.properties.first(where: { $0.name == name && $0.wrapper != nil })
    else { return nil }
    return (field.wrapper?(storage + field.offset) as? any InspectableProperty)?.inspectedValue
  }
}
