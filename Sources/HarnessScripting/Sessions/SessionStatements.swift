import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries

// What short commands stand for, in Lua.
extension ScriptSession {
  /// - Throws: a `Problem` for a command that makes no sense.
  func statements(for command: SessionCommand, in context: TestContext) throws -> [String] {
    switch command.name {
    case "advance":
      guard !command.rest.isEmpty else { throw Problem.usage("write how long: advance 2") }
      let isNumber = Double(command.rest) != nil
      return ["advance(\(isNumber ? command.rest : command.rest.quoted))"]
    case "settle": return ["settle()"]
    case "key":
      guard !command.rest.isEmpty else { throw Problem.usage("write which key: key return") }
      return ["keyboard.press(\(command.rest.quoted))"]
    case "expect": return try expectations(for: command.rest, in: context)
    default:
      guard let verb = SessionVerb.all.first(where: { $0.name == command.name }) else {
        throw Problem.usage("there is no command '\(command.name)'; 'help' shows them")
      }
      let parts = command.rest.split(separator: " ", maxSplits: 1)
      let element = try element(parts.first.map(String.init) ?? "", verb.usage, in: context)
      let rest = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
      guard let call = verb.call(rest) else { throw Problem.usage("write '\(verb.usage)'") }
      return [try locator(of: element, in: context) + call]
    }
  }

  /// The element of a number, in the tree as it is now.
  private func element(
    _ number: String, _ usage: String, in context: TestContext
  ) throws -> UIElement {
    guard let number = Int(number) else {
      throw Problem.usage("write '\(usage)' with the number of an element: 'tree' shows them")
    }
    guard let graph = context.app?.graph else { throw Problem.usage("nothing is mounted") }
    var found: UIElement?
    graph.elements.forEachUnmerged { element in
      if found == nil, numbers.number(of: element) == number { found = element }
    }
    if let found { return found }
    throw Problem.usage(
      numbers.isKnown(number)
        ? "element \(number) has gone; 'tree' shows what is there"
        : "there is no element \(number); 'tree' shows what is there")
  }

  private func locator(of element: UIElement, in context: TestContext) throws -> String {
    guard let graph = context.app?.graph,
      let locator = uniqueLocators(of: [element], in: graph).first ?? nil
    else {
      throw Problem.usage("nothing tells \(element.summary) from others; give it an identifier")
    }
    return locator.description
  }

  // MARK: Expectations

  private func expectations(for name: String, in context: TestContext) throws -> [String] {
    if let spy = context.app?.spies.first(where: { $0.name == name })?.spy {
      return Self.expectations(for: spy, named: name)
    }
    guard Int(name) != nil else {
      let spies = context.app?.spies.map { ", or 'expect \($0.name)'" }.joined() ?? ""
      throw Problem.usage("write 'expect N' with the number of an element\(spies)")
    }
    let element = try element(name, "expect N", in: context)
    return element.expectations(foundBy: try locator(of: element, in: context))
  }

  private static func expectations(for spy: Spy, named name: String) -> [String] {
    let subject = "expect(app.spies.\(name))"
    guard let last = spy.calls.last else { return ["\(subject):not_to_be_called()"] }
    var statements = ["\(subject):to_be_called(\(spy.calls.count))"]
    if last.allSatisfy(\.hasLiteral) {
      let values = last.map(ValueText.text).joined(separator: ", ")
      statements.append("\(subject):to_be_last_called_with(\(values))")
    }
    return statements
  }
}

extension LuaValue {
  /// Whether its text is Lua for it.
  fileprivate var hasLiteral: Bool {
    switch self {
    case .nil, .boolean, .integer: true
    case .number(let value): value.isFinite
    // A long one is cut in messages.
    case .string(let text): text.count < 200
    default: false
    }
  }
}

extension UIElement {
  /// What is true of the element now and a test would say of it.
  func expectations(foundBy locator: String) -> [String] {
    let subject = "expect(\(locator))"
    if isHidden { return ["\(subject):to_be_hidden()"] }
    var statements: [String] = []
    if let checkState {
      statements.append("\(subject):\(checkState ? "to_be_checked" : "not_to_be_checked")()")
    } else if let value, !isSecret {
      statements.append("\(subject):to_have_value(\(value.literal))")
    } else if !text.isEmpty, !locator.contains(text.quoted) {
      statements.append("\(subject):to_have_text(\(text.quoted))")
    }
    if !isEnabled { statements.append("\(subject):to_be_disabled()") }
    return statements.isEmpty ? ["\(subject):to_be_visible()"] : statements
  }
}
