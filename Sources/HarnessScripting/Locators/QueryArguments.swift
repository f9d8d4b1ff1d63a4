import HarnessGraph
import HarnessLua
import HarnessQueries
import HarnessUI

/// Reads what a script asks for: `"Log in"`, `{ "Log in", role = "button" }`, a locator, a predicate,
/// a function.
struct QueryArguments {
  let call: LuaCall
  let context: TestContext
  /// In how many queries this one stands.
  private var depth = 0
  private static let mostDepth = 100

  init(call: LuaCall, context: TestContext) {
    self.call = call
    self.context = context
  }

  /// A locator below another one, from an argument.
  func locator(at index: Int, below base: Locator) throws -> Locator {
    switch call.value(index) {
    case .object(let holder as any LocatorHolder):
      return base.steps.isEmpty ? holder.locator : base.find(holder.locator)
    case let value: return base.find(try query(value))
    }
  }

  func query(_ value: LuaValue) throws -> ElementQuery {
    switch value {
    case .string(let text):
      if text.isEmpty { throw Problem.usage("an empty text finds nothing; give a text") }
      return ElementQuery(text)
    case .table(let table): return try query(table)
    case .object(let object as PredicateObject):
      var query = ElementQuery()
      query.predicate = try test(object.predicate)
      return query
    case .function(let function):
      var query = ElementQuery()
      query.condition = ElementCondition("function(element)") { [weak context] element in
        let pinned = LocatorObject(Locator(pinning: [element], as: "element"))
        return try context?.judge(pinned, by: function) ?? false
      }
      return query
    default:
      throw Problem.usage(
        "a text, a table, a locator, a predicate or a function expected, got "
          + ValueText.text(of: value))
    }
  }

  private func test(_ predicate: ElementPredicate) throws -> PredicateTest {
    if predicate.asksForCount {
      throw Problem.usage(
        "count says how many elements a locator matches, and a query asks each of them: give it to "
          + "assert, wait or to_satisfy")
    }
    return PredicateTest(predicate, by: context.makeJudge())
  }

  private static let known = [
    "id", "label", "text", "value", "placeholder", "role", "type", "tag", "index", "enabled",
    "checked", "selected", "focused", "has", "has_not", "has_text", "has_not_text", "locale",
    "hidden", "unmerged",
  ]

  private func query(_ table: LuaTable) throws -> ElementQuery {
    var query = ElementQuery()
    let entries = table.entries
    if entries.isEmpty {
      throw Problem.usage("an empty table finds nothing; give a text or a key such as role")
    }
    for (key, value) in entries {
      if key == .integer(1), case .object(let object as PredicateObject) = value {
        query.predicate = try test(object.predicate)
      } else if key == .integer(1) {
        query.any = try match(value, for: "[1]")
      } else if let name = key.string {
        try set(name, to: value, in: &query)
      } else {
        throw unknownKey(ValueText.text(of: key))
      }
    }
    return query
  }

  private func set(_ name: String, to value: LuaValue, in query: inout ElementQuery) throws {
    switch name {
    case "id":
      if value == .string("") { throw Problem.usage("id: nothing has an empty identifier") }
      query.id = try identity(value)
    case "label": query.label = try match(value, for: name)
    case "text": query.text = try match(value, for: name)
    case "value": query.value = try valueMatch(value)
    case "placeholder": query.placeholder = try match(value, for: name)
    case "role": query.role = try Self.role(value)
    case "type": query.type = try typeName(value)
    case "index": query.index = try index(value)
    case "locale": query.locale = try locale(value)
    case "tag": query.tag = try hashable(value, for: name)
    case "enabled": query.isEnabled = try boolean(value, for: name)
    case "checked": query.isChecked = try boolean(value, for: name)
    case "selected": query.isSelected = try boolean(value, for: name)
    case "focused": query.isFocused = try boolean(value, for: name)
    case "has": query.has = try nested(value, for: name)
    case "has_not": query.hasNot = try nested(value, for: name)
    case "has_text": query.hasText = try part(value, for: name)
    case "has_not_text": query.hasNotText = try part(value, for: name)
    case "hidden": query.includesHidden = try boolean(value, for: name)
    case "unmerged": query.isUnmerged = try boolean(value, for: name)
    default: throw unknownKey(name)
    }
  }

  private func unknownKey(_ name: String) -> Problem {
    let hint =
      nearest(to: name, in: Self.known).map { "; did you mean '\($0)'?" }
      ?? "; there are \(Self.known.joined(separator: ", "))"
    return .usage("unknown key '\(name)'\(hint)")
  }

  // MARK: Values

  /// A whole text, or a table of comparisons.
  func match(_ value: LuaValue, for key: String) throws -> TextMatch {
    switch value {
    case .string(let text): return TextMatch(text)
    case .table(let table): return try comparisons(table, for: key)
    default:
      throw Problem.usage(
        "\(key): a text or a comparison such as { contains = \"…\" } expected, got "
          + ValueText.text(of: value))
    }
  }

  private func comparisons(_ table: LuaTable, for key: String) throws -> TextMatch {
    var conditions: [TextMatch.Condition] = []
    var ignoresCase = false
    var ignoresDiacritics = false
    for (name, value) in table.entries {
      switch name.string {
      case "ignore_case": ignoresCase = try boolean(value, for: "ignore_case")
      case "ignore_diacritics": ignoresDiacritics = try boolean(value, for: "ignore_diacritics")
      case let name?:
        guard let comparison = TextMatch.Comparison(rawValue: name), let text = value.string
        else {
          let all = TextMatch.Comparison.allCases.map(\.rawValue).joined(separator: ", ")
          throw Problem.usage("\(key): '\(name)' is no comparison with a text; there are \(all)")
        }
        conditions.append(TextMatch.Condition(comparison, text))
      case nil: throw Problem.usage("\(key): a comparison has named keys only")
      }
    }
    do {
      return try TextMatch(
        conditions.sorted { $0.comparison.rawValue < $1.comparison.rawValue },
        ignoringCase: ignoresCase, ignoringDiacritics: ignoresDiacritics)
    } catch {
      throw Problem.usage("\(key): \(error.message)")
    }
  }

  private func part(_ value: LuaValue, for key: String) throws -> TextMatch {
    if case .string(let text) = value {
      if text.isEmpty { throw Problem.usage("\(key): every text contains \"\"") }
      return TextMatch.part(text)
    }
    return try match(value, for: key)
  }

  private func identity(_ value: LuaValue) throws -> IdentityMatch {
    switch value {
    case .string, .table: .text(try match(value, for: "id"))
    default: .value(try hashable(value, for: "id"))
    }
  }

  private func valueMatch(_ value: LuaValue) throws -> ValueMatch {
    switch value {
    case .boolean(let value): .exactly(.bool(value))
    case .integer(let value): .exactly(.number(Double(value)))
    case .number(let value): .exactly(.number(value))
    default: .text(try match(value, for: "value"))
    }
  }

  private func nested(_ value: LuaValue, for key: String) throws -> Locator {
    if case .object(let holder as any LocatorHolder) = value { return holder.locator }
    var inner = self
    inner.depth += 1
    guard inner.depth < Self.mostDepth else {
      throw Problem.usage(
        "\(key): queries are more than \(Self.mostDepth) deep, or contain themselves")
    }
    return Locator(try inner.query(value))
  }

  private func boolean(_ value: LuaValue, for key: String) throws -> Bool {
    guard let value = value.boolean else {
      throw Problem.usage("\(key): true or false expected, got \(ValueText.text(of: value))")
    }
    return value
  }

  private func hashable(_ value: LuaValue, for key: String) throws -> AnyHashable {
    switch value {
    case .string(let value): AnyHashable(value)
    case .integer(let value): AnyHashable(value)
    case .number(let value): AnyHashable(value)
    case .boolean(let value): AnyHashable(value)
    default:
      throw Problem.usage(
        "\(key): a string, number or boolean expected, got \(ValueText.text(of: value))")
    }
  }
}
