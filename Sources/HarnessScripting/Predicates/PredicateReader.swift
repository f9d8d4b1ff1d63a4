import HarnessGraph
import HarnessLua
import HarnessQueries
import HarnessUI

/// Reads the arguments of one word of `P`.
struct PredicateReader {
  private typealias Comparison = ElementPredicate.Comparison

  /// The word as messages name it: `P.label`.
  let word: String
  let call: LuaCall
  let context: TestContext

  private func usage(_ sentence: String) -> Problem { .usage("\(word): \(sentence)") }

  /// `P.exists(true)`.
  func truth(_ key: ElementKey) throws -> ElementPredicate {
    guard case .boolean(let wanted) = call.value(1) else {
      throw usage(
        "true or false expected, got \(ValueText.text(of: call.value(1))): write \(word)(true)")
    }
    return ElementPredicate(key, .equals, .bool(wanted))
  }

  // MARK: Comparisons

  /// `P.label("begins_with", "abc")`, or `P.label("abc")` for the same text.
  func comparison(_ key: ElementKey) throws -> ElementPredicate {
    let first = call.value(1)
    guard call.isNil(2) else {
      return ElementPredicate(key, try comparison(first), try value(at: 2))
    }
    if let name = first.string, Comparison(scriptName: name) != nil {
      throw usage(
        "\(name.quoted) compares with what? Write \(word)(\(name.quoted), \(example(of: key))), or "
          + "\(word)(\"equals\", \(name.quoted)) for this text")
    }
    if first.isNil {
      throw usage("a comparison and a value expected: \(word)(\"equals\", \(example(of: key)))")
    }
    return ElementPredicate(key, .equals, try value(at: 1))
  }

  private func example(of key: ElementKey) -> String { key == .count ? "3" : "\"…\"" }

  private func comparison(_ value: LuaValue) throws -> Comparison {
    guard let name = value.string else {
      throw usage("the first of two is a comparison, not \(ValueText.text(of: value))")
    }
    if let comparison = Comparison(scriptName: name) { return comparison }
    let names = Comparison.Operator.allCases.map(\.rawValue)
    let bare = String(name.lowercased().prefix { $0 != "[" })
    if bare.count < name.count, names.contains(bare) {
      throw usage("behind \(bare.quoted) stands [c] for any case, [d] for any accents, or [cd]")
    }
    let near = Comparison.Operator(symbol: name)?.rawValue ?? nearest(to: bare, in: names)
    let hint =
      near.map { "did you mean \($0.quoted)?" } ?? "there are \(names.joined(separator: ", "))"
    throw usage("\(name.quoted) is no comparison; \(hint)")
  }

  /// A text, a number, a boolean, or an array of them.
  private func value(at index: Int) throws -> ElementPredicate.Value {
    try value(call.value(index))
  }

  private func value(_ value: LuaValue, depth: Int = 0) throws -> ElementPredicate.Value {
    guard depth < Self.mostDepth else {
      throw usage("a list is more than \(Self.mostDepth) deep, or contains itself")
    }
    return switch value {
    case .nil: .nothing
    case .boolean(let value): .bool(value)
    case .integer(let value): .number(Double(value))
    case .number(let value): .number(value)
    case .string(let value): .text(value)
    case .table(let table): try list(table, depth: depth)
    default:
      throw usage(
        "a text, a number, a boolean or a list expected, got \(ValueText.text(of: value))")
    }
  }

  private static let mostDepth = 100

  private func list(_ table: LuaTable, depth: Int) throws -> ElementPredicate.Value {
    guard table.entries.count == table.count else {
      throw usage("a list has no keys and no gaps: { \"a\", \"b\" }")
    }
    return .list(try table.items.map { try value($0, depth: depth + 1) })
  }

  // MARK: Kinds and places

  /// A role, by its name, or by the name or number that XCTest has for it.
  func kind() throws -> ElementPredicate {
    switch call.value(1) {
    case .string(let name):
      if let role = Role(rawValue: name) { return .role(role) }
      guard let type = ElementType(named: name) else { throw usage(ElementType.unknown(name)) }
      return .type(type)
    case let value:
      guard let number = value.number else {
        throw usage(
          "the name of a role expected, got \(ValueText.text(of: value)): write "
            + "\(word)(\"button\")")
      }
      return ElementPredicate(.elementType, .equals, .number(number))
    }
  }

  /// What `has` and `within` look for: a predicate, or whatever `find` takes.
  func related() throws -> RelatedElement {
    if let predicate: PredicateObject = call.object(1) { return .predicate(predicate.predicate) }
    let arguments = QueryArguments(call: call, context: context)
    do {
      return .locator(HeldLocator(try arguments.locator(at: 1, below: .root)))
    } catch let problem as Problem {
      throw usage(problem.message)
    }
  }

  // MARK: Combinations

  /// `P.all{ P.exists(true), … }`.
  func predicates() throws -> [ElementPredicate] {
    guard call.kind(of: 1) == .table else {
      throw usage(
        "a table of predicates expected, got \(ValueText.text(of: call.value(1))): write "
          + "\(word){ P.exists(true), P.label(\"Save\") }")
    }
    let table = try call.table(1)
    let items = table.items
    guard table.entries.count == items.count else {
      throw usage("a table of predicates has no keys and no gaps")
    }
    return try items.enumerated().map { index, item in
      guard case .object(let predicate as PredicateObject) = item else {
        throw usage(
          "item \(index + 1) is \(ValueText.text(of: item)), which is no predicate; write "
            + "P.label(\"…\") or another word of P")
      }
      return predicate.predicate
    }
  }

  /// `P.format("label BEGINSWITH %@", "abc")`.
  func format() throws -> ElementPredicate {
    let text = try call.string(1)
    let values = try (1..<max(1, call.count)).map { try value(at: $0 + 1) }
    do throws(PredicateSyntaxError) {
      return try ElementPredicate.format(text, values: values)
    } catch {
      throw usage(error.description)
    }
  }
}

/// All roles with the types that XCTest has for them, for the table in the documentation.
package let typesOfRoles: [(role: String, types: [(name: String, number: UInt)])] =
  Role.allCases.map { role in
    (role.rawValue, role.elementTypes.map { ($0.name, $0.rawValue) })
  }
