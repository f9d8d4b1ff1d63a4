/// The name of a view's type, without generic arguments: `Settings.Row`.
package struct ViewName: Equatable {
  /// The module, the types around, and the type's own name. Functions and private scopes have none.
  private let path: [Substring]

  /// Reads what Swift prints for a type: `Shop.Settings.Row<Swift.Int>`.
  init(printed: String) {
    var name = ""
    var depth = 0
    for character in printed {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">" || character == ")" { depth -= 1 }
    }
    path = name.split(separator: ".")
  }

  /// Whether a script means this type: by its own name, or with as many of those around as it likes.
  package func isMeant(by text: String) -> Bool {
    let wanted = text.split(separator: ".", omittingEmptySubsequences: false)
    return !wanted.isEmpty && path.suffix(wanted.count) == wanted[...]
  }
}

extension Node {
  /// The same for all views of one type.
  package var typeIdentity: ObjectIdentifier { ObjectIdentifier(viewType) }

  /// The name of the view's type, with the module and the types around it.
  package var viewName: ViewName { viewType.fullName }
}
