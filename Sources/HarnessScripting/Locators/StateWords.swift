import HarnessGraph
import HarnessLua

/// What a script reads of a component's own properties.
extension TestContext {
  /// The value of a property of the view that an element stands for.
  func state(_ name: String, of element: UIElement) throws -> LuaValue {
    guard let view = element.standing?.view, view.isComponent else {
      throw Problem.usage(
        "state: \(element.name) is no component, which has states: find one by its type, such as "
          + "find{ type = \"\(element.node.nearestComponentName)\" }")
    }
    if let value = view.state(name) { return ReflectedValue(in: state).luaValue(of: value) }
    throw Problem.usage(
      "state: \(view.typeName) has no property '\(name)'\(hint(for: name, in: view))")
  }

  private func hint(for name: String, in view: Node) -> String {
    let names = view.stateNames
    if names.isEmpty { return "; it has none that keeps a value, such as @State" }
    if let swift = names.first(where: { luaName(of: $0) == name }) {
      return "; names are in Swift's spelling here: '\(swift)'"
    }
    if let near = nearest(to: name, in: names) { return "; did you mean '\(near)'?" }
    return "; there are \(names.sorted().joined(separator: ", "))"
  }
}
