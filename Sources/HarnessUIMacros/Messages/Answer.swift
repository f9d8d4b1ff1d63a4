/// What the plug-in answers; exactly one of its members is there.
struct Answer: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion = 7
    }
    let capability = Version()
  }

  struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  /// A message that the compiler shows at a place in the user's file.
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Int] = []
    let notes: [Int] = []
    let fixIts: [Int] = []
  }

  private(set) var getCapabilityResult: Capability?
  private(set) var expandMacroResult: Expansion?
}

extension Answer {
  init(to request: Request) throws(MacroFailure) {
    if request.getCapability != nil {
      getCapabilityResult = Capability()
    } else if let freestanding = request.expandFreestandingMacro {
      expandMacroResult = Expansion(of: freestanding.syntax) { () throws(MacroFailure) in
        try expansion(of: freestanding)
      }
    } else if let attached = request.expandAttachedMacro {
      expandMacroResult = Expansion(of: attached.attributeSyntax) { () throws(MacroFailure) in
        try expansion(of: attached)
      }
    } else {
      throw MacroFailure("the compiler sent a message that this plug-in doesn't know.")
    }
  }
}

extension Answer.Expansion {
  /// The expanded source, or the failure as a diagnostic at the macro's use.
  init(of use: Request.Syntax, expand: () throws(MacroFailure) -> String) {
    do {
      self.init(expandedSource: try expand(), diagnostics: [])
    } catch {
      let leading = scan(use.source).prefix { $0.isTrivia }.map(\.text.utf8.count)
      let position = Answer.Diagnostic.Position(
        fileName: use.location.fileName, offset: use.location.offset + leading.reduce(0, +))
      self.init(
        expandedSource: nil,
        diagnostics: [Answer.Diagnostic(message: error.message, position: position)])
    }
  }
}

private func expansion(of use: Request.Freestanding) throws(MacroFailure) -> String {
  guard use.macro.typeName == "PreviewMacro" else {
    throw MacroFailure("HarnessUIMacros has no freestanding macro '\(use.macro.typeName)'.")
  }
  return try PreviewUse(use).expansion
}

private func expansion(of use: Request.Attached) throws(MacroFailure) -> String {
  switch use.macro.typeName {
  case "EntryMacro":
    let entry = try EntryUse(use)
    return use.macroRole == "accessor" ? entry.accessors : entry.key
  case "PreviewableMacro":
    // The enclosing #Preview takes the declaration; the mark itself adds nothing.
    return ""
  default:
    throw MacroFailure("HarnessUIMacros has no attached macro '\(use.macro.typeName)'.")
  }
}
