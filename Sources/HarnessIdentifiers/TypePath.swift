/// The names of a type and of those around it, outermost first, without the module.
public struct TypePath: Equatable, Sendable {
  /// `["LoginAccessID", "SignIn"]`
  public let names: [String]

  /// The path of a type.
  ///
  /// What the compiler adds for private and local types, such as `(unknown context at $1234)`, is left
  /// out; the brackets of generic types become `_`.
  public init(_ type: any Any.Type) {
    names = Self.parts(of: String(reflecting: type)).dropFirst().compactMap(Self.name)
  }

  /// The pieces between points that stand in no brackets.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// A piece as a part of an identifier; nil for one that names nothing.
  private static func name(_ part: String) -> String? {
    if part.hasPrefix("(") { return local(part) }
    return clean(part)
  }

  /// `(Page in $1234)` and `(Page #1 in body())` are types of a file or a function;
  /// `(unknown context at $1234)` is nothing.
  private static func local(_ part: String) -> String? {
    let inner = part.dropFirst().prefix { $0 != " " && $0 != ")" }
    return inner == "unknown" || inner == "extension" ? nil : clean(String(inner))
  }

  private static func clean(_ part: String) -> String? {
    let pieces = part.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return pieces.isEmpty ? nil : pieces.joined(separator: "_")
  }
}
