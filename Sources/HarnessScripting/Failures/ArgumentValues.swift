import HarnessEvents
import HarnessLua

/// What a bare `expect(…)` that fails tells of the names in its argument.
extension TestContext {
  private static let mostValues = 5
  private static let longestValue = 120

  /// The values of the names in the argument, as far as they can be read without running anything.
  func argumentValues(in call: LuaCall) -> [FailureField] {
    guard let position = call.position(), position.source == file.path else { return [] }
    let names = ArgumentNames(of: "expect", in: file.wholeStatement(at: position.line))
    // What is expected itself is told anyway; then who has it is of interest.
    let paths =
      names.isBare
      ? names.paths.map { $0.dropLast() }.filter { !$0.isEmpty }.map(Array.init)
      : names.paths
    var lines: [String] = []
    for path in paths.prefix(Self.mostValues) {
      guard let value = value(of: path, in: call) else { continue }
      lines.append("\(path.joined(separator: ".")) = \(shown(value))")
    }
    let hints = names.uncalledMembers.filter(Vocabulary.locatorWords.contains).map {
      FailureField("hint", "\($0) is a method: write :\($0)()")
    }
    return hints + (lines.isEmpty ? [] : [FailureField("values", lines.joined(separator: "\n"))])
  }

  /// The names among the arguments of a call that stand for nil.
  func nilNames(amongArgumentsOf word: String, in call: LuaCall) -> [String] {
    guard let position = call.position(), position.source == file.path,
      let name = word.split(whereSeparator: { ".:".contains($0) }).last
    else { return [] }
    let names = ArgumentNames(of: String(name), in: file.wholeStatement(at: position.line))
    return names.paths.filter { value(of: $0, in: call) == .nil }
      .map { $0.joined(separator: ".") }
  }

  private func shown(_ value: LuaValue) -> String {
    let text = ValueText.text(of: value)
    return text.count > Self.longestValue ? "\(text.prefix(Self.longestValue)) …" : text
  }

  /// Nil where a name stands for nothing worth telling, such as a module of ours or a function.
  private func value(of path: [String], in call: LuaCall) -> LuaValue? {
    guard var value = call.variable(path[0]) else { return nil }
    // A word or a module of ours says nothing of the test.
    if path.count == 1, state.library.names.contains(path[0]), value == state.global(path[0]) {
      return nil
    }
    for member in path.dropFirst() {
      switch value {
      case .table(let table): value = table[member]
      case .object(let spy as Spy) where spy.parameters.contains(member):
        value = spy.last(member) ?? .nil
      default: return nil
      }
    }
    switch value {
    case .function, .other: return nil
    case .object(let object): return object is any DescribedToScripts ? value : nil
    default: return value
    }
  }
}
