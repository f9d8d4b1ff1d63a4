/// A use of `@Entry`: a property whose value lives under a key of its own.
struct EntryUse {
  private let name: String
  private let type: String?
  private let value: String?
  private let owner: Owner

  init(_ use: Request.Attached) throws(MacroFailure) {
    let tokens = scan(use.declSyntax.source)[...]
    guard let introducer = tokens.firstOutside(where: { tokens[$0].isWord("var") }) else {
      throw MacroFailure("@Entry belongs to a 'var': @Entry var spacing: CGFloat = 8.")
    }
    if tokens[..<introducer].contains(where: { $0.isWord("static") || $0.isWord("class") }) {
      throw MacroFailure("@Entry can't be static; remove 'static'.")
    }
    let equals = tokens.firstOutside(from: introducer) { tokens[$0].isSymbol("=") }
    let pattern = tokens[(introducer + 1)..<(equals ?? tokens.endIndex)]
    let colon = pattern.firstOutside { pattern[$0].isSymbol(":") }
    name = pattern[..<(colon ?? pattern.endIndex)].trimmedSource.filter { $0 != "`" }
    type = colon.map { pattern[($0 + 1)...].trimmedSource }
    value = equals.map { tokens[($0 + 1)...].trimmedSource }
    owner = Owner(use.lexicalContext ?? [])
    if equals == nil, pattern.contains(where: { $0.isSymbol("{") }) {
      throw MacroFailure(
        "@Entry makes the accessors of '\(name)' itself; give a default value after '='.")
    }
    if type == nil, value == nil {
      throw MacroFailure("@Entry needs a type or a default value for '\(name)'.")
    }
  }

  private var keyName: String { "__Key_\(name)" }

  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  var key: String {
    "private struct \(keyName): HarnessUI.\(owner.keyProtocol) {\n\(keyMembers)\n}"
  }

  private var keyMembers: String {
    guard let type else { return "static let defaultValue = \(value ?? "nil")" }
    guard owner.hasDefault else {
      let isOptional = type.hasSuffix("?")
      return "typealias Value = \(isOptional ? String(type.dropLast()) : type)"
    }
    return """
      typealias Value = \(type)
      static var defaultValue: Value { \(value ?? "nil") }
      """
  }
}

/// The type whose values are extended.
private enum Owner: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focus = "FocusedValues"

  /// Reads the heading of the extension that encloses the property.
  init(_ context: [Request.Syntax]) {
    let words = context.first.map { scan($0.source).map(\.text) } ?? []
    self = Self.allCases.first { words.contains($0.rawValue) } ?? .environment
  }

  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focus: "FocusedValueKey"
    }
  }

  var hasDefault: Bool { self != .focus }
}
