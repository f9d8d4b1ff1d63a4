/// A use of `#Preview`, and what it stands for: an entry in the program's list of previews.
struct PreviewUse {
  private static let section = "harness_previews"

  private let fileID: String
  private let line: Int
  private let typeName: String
  private var name = "nil"
  private var traits: [String] = []
  private var properties: [String] = []
  private var body: String?

  init(_ use: Request.Freestanding) throws(MacroFailure) {
    let tokens = scan(use.syntax.source)
    // The reported place is that of the white space before the macro.
    let leading = tokens.prefix { $0.isTrivia }.map { $0.text.count(where: \.isNewline) }
    line = use.syntax.location.line + leading.reduce(0, +)
    fileID = use.syntax.location.fileID
    // The compiler recognises this form as a name that nothing else can have.
    typeName = "\(use.discriminator)7PreviewfMu_"

    guard let word = tokens.firstIndex(where: { $0.isWord("Preview") }) else {
      throw MacroFailure("This isn't a use of #Preview.")
    }
    var next = tokens.significant(from: word + 1)
    if let open = next, tokens[open].isSymbol("(") {
      let close = try tokens.closing(open)
      try read(Argument.list(tokens[(open + 1)..<close]))
      next = tokens.significant(from: close + 1)
    }
    if let open = next, tokens[open].isSymbol("{") {
      try readClosure(tokens[open...tokens.closing(open)])
    }
    guard body != nil else {
      throw MacroFailure("#Preview needs a closure that makes the view: #Preview { MyView() }.")
    }
  }

  private mutating func read(_ arguments: [Argument]) throws(MacroFailure) {
    for (index, argument) in arguments.enumerated() {
      switch argument.label {
      case "traits": traits.append(argument.value.source)
      case "body": try readBody(argument.value)
      case nil where index == 0: name = argument.value.source
      case nil where !traits.isEmpty: traits.append(argument.value.source)
      case nil: throw MacroFailure("#Preview takes one name; traits follow 'traits:'.")
      case .some(let label):
        throw MacroFailure(
          "#Preview doesn't take '\(label):'; it takes a name, 'traits:' and 'body:'.")
      }
    }
  }

  private mutating func readBody(_ value: ArraySlice<Token>) throws(MacroFailure) {
    let start = value.startIndex
    if value.first?.isSymbol("{") == true, try value.closing(start) == value.endIndex - 1 {
      try readClosure(value)
    } else {
      body = "return (\(value.source))()"
    }
  }

  private mutating func readClosure(_ closure: ArraySlice<Token>) throws(MacroFailure) {
    let split = try PreviewableDeclarations(in: closure.dropFirst().dropLast())
    properties = split.declarations
    body = split.rest
  }

  /// An enumeration that holds a function pointer in a section of the executable.
  ///
  /// It is `nonisolated` for modules that put everything on the main actor.
  var expansion: String {
    """
    nonisolated enum \(typeName) {
    @section("\(Self.section)") @used
    static let entry: @convention(c) () -> UnsafeMutableRawPointer = {
    HarnessUI.Preview._entry(fileID: \(fileID.debugDescription), line: \(line), \
    name: { \(name) }, traits: { [\(traits.joined(separator: ", "))] }, body: {
    \(properties.isEmpty ? statements : "Content()")
    })
    }\(content)
    }
    """
  }

  private var statements: String { body ?? "" }

  /// The view that holds the `@Previewable` properties, if there are any.
  private var content: String {
    guard !properties.isEmpty else { return "" }
    return """

      struct Content: HarnessUI.View {
      \(properties.joined(separator: "\n"))
      var body: some HarnessUI.View {
      \(statements)
      }
      }
      """
  }
}
