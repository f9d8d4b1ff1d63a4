public import HarnessUI

/// A view that scripts can mount by name, with the arguments that it takes from them.
///
/// ```swift
/// Component("CheckBox") { args in
///   CheckBox(
///     label: try args.value("label"), value: try args.value("value"),
///     onChange: args.callback("onChange", "checked", "value"))
/// }
/// ```
/// `mount("CheckBox", { label = "I agree", value = "terms" })` mounts it. Argument and callback
/// parameter names are written in snake_case in Lua; a callback that a script leaves out becomes a
/// spy.
nonisolated public struct Component {
  /// The name that scripts use.
  public let name: String
  let make: @MainActor (Arguments) throws -> any View
  /// Whether it is a whole app.
  let isApp: Bool

  /// Names a view and says how it is made from a script's arguments.
  public init<V: View>(_ name: String, _ make: @escaping @MainActor (Arguments) throws -> V) {
    self.name = name
    self.make = { try make($0) }
    isApp = false
  }

  /// Mounts a whole app under the name of its type, or another one: its first window, and what it
  /// opens.
  public init<A: App>(app: A.Type, _ name: String? = nil) {
    self.name = name ?? "\(A.self)"
    make = { _ in AppRoot<A>() }
    isApp = true
  }

  /// The same for a view of any type.
  init(erased name: String, _ make: @escaping @MainActor (Arguments) throws -> any View) {
    self.name = name
    self.make = make
    isApp = false
  }

  /// What the component takes, as a script's author would write it.
  ///
  /// Found by making the view once with placeholders instead of values.
  @MainActor func signature() -> Signature {
    let arguments = Arguments(source: .placeholders)
    _ = try? make(arguments)
    return Signature(component: name, parameters: arguments.asked)
  }
}

/// The arguments of a component, for messages.
struct Signature {
  struct Parameter {
    let name: String
    let type: String
    let isRequired: Bool
  }
  let component: String
  let parameters: [Parameter]

  /// Each parameter, with a question mark at what may be left out.
  var list: [String] {
    parameters.map { parameter in
      let isMarked = parameter.isRequired || parameter.type.hasSuffix("?")
      return "\(parameter.name)\(isMarked ? "" : "?"): \(parameter.type)"
    }
  }

  var description: String {
    let line = "\(component){ \(list.joined(separator: ", ")) }"
    // A long one has a line for each argument.
    return line.count <= 80 ? line : "\(component){\n  \(list.joined(separator: ",\n  ")) }"
  }
}
