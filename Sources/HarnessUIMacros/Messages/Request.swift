/// A message of the compiler; exactly one of its members is there.
struct Request: Decodable {
  struct Nothing: Decodable {}

  /// A place in a source file.
  struct Location: Decodable {
    let fileID: String
    let fileName: String
    let offset: Int
    let line: Int
  }

  /// A piece of source code, with the white space before it.
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  /// The macro's implementation, as its declaration names it.
  struct Macro: Decodable {
    let typeName: String
  }

  struct Freestanding: Decodable {
    let macro: Macro
    let discriminator: String
    let syntax: Syntax
  }

  struct Attached: Decodable {
    let macro: Macro
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    let lexicalContext: [Syntax]?
  }

  let getCapability: Nothing?
  let expandFreestandingMacro: Freestanding?
  let expandAttachedMacro: Attached?
}
