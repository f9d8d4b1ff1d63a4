import Foundation
import HarnessScripting
import Testing

/// docs/lua-api.md, the editors' definitions and the registered words are equal sets.
@MainActor
@Suite struct WordTests {
  private let registered = RegisteredWords()
  private let page: Page

  init() throws { page = try Page.named("docs/lua-api.md") }

  /// What the page says there is, and what it says is still to come.
  private func documented(_ kind: String) -> [String] {
    page.names(after: "words: \(kind)").map(\.calledName) + planned(kind)
  }

  private func planned(_ kind: String) -> [String] { page.names(after: "planned: \(kind)") }

  private func memberNames(_ type: String) throws -> [String] {
    try #require(registered.members[type], "no class \(type) is registered")
  }

  // MARK: The page

  @Test func `globals and members of modules`() {
    // A word that is a module and can be called stands once.
    let difference = difference(
      documented("global"), registered.globals.filter { !Self.isMereModule($0) })
    #expect(difference == nil, "docs/lua-api.md: \(difference ?? "")")
  }

  /// `clock` is no word of its own: its members are.
  private static func isMereModule(_ name: String) -> Bool {
    ["P", "clock", "harness", "keyboard", "network", "spy", "system"].contains(name)
  }

  @Test func `locators`() throws {
    let difference = try difference(documented("Locator"), memberNames("Locator"))
    #expect(difference == nil, "docs/lua-api.md: \(difference ?? "")")
  }

  @Test func `the app has the words of a locator, and some more`() throws {
    let words = documented("Locator") + documented("App")
    let difference = try difference(words, memberNames("App"))
    #expect(difference == nil, "docs/lua-api.md: \(difference ?? "")")
  }

  @Test func `expectations, each with its twin`() throws {
    let words = documented("Expectation")
    let difference = try difference(
      words + words.map { "not_\($0)" }, memberNames("Expectation"))
    #expect(difference == nil, "docs/lua-api.md: \(difference ?? "")")
  }

  @Test(arguments: ["Spy", "cases", "expectation", "Binding"])
  func `members of the other classes`(_ type: String) throws {
    let difference = try difference(documented(type), memberNames(type))
    #expect(difference == nil, "docs/lua-api.md, \(type): \(difference ?? "")")
  }

  // MARK: What is not there yet

  @Test(arguments: ["global", "Locator", "App", "Expectation"])
  func `no word is there and still to come`(_ kind: String) {
    let words = page.names(after: "words: \(kind)").map(\.calledName)
    let both = Set(words).intersection(planned(kind)).sorted()
    #expect(both.isEmpty, "docs/lua-api.md: \(both)")
  }

  @Test func `planned words say so, and no others do`() throws {
    let workspace = try Workspace()
    try workspace.write(planningScript, to: "planned.lua")
    let (code, output) = try workspace.run("harness planned.lua --reporter list")
    #expect(code == 0, "\(output)")
  }

  private var planningScript: String {
    // The sentence must not stand in the statement, which a failure shows as well.
    var script = "local sentence = \"not in this version yet\"\n\n"
    func add(_ call: String, isPlanned: Bool) {
      let matcher = isPlanned ? "to_raise" : "not_to_raise"
      script += """
        test("\(call)", function()
          mount("CheckBox", { label = "label", value = "value" })
          expect(function() return \(call) end):\(matcher)(sentence)
        end)

        """
    }
    let subjects = [
      "Locator": "find('label'):", "App": "app:", "Expectation": "expect.that(1):",
    ]
    for (kind, subject) in subjects.sorted(by: { $0.key < $1.key }) {
      let planned = Set(planned(kind))
      for word in Set(documented(kind)).sorted() where !Self.isProperty(word) {
        add("\(subject)\(word)()", isPlanned: planned.contains(word))
      }
    }
    let planned = Set(planned("global"))
    for word in Set(documented("global")).sorted()
    where !Self.isLeftOut(word) && !Self.isValue(word) {
      add("\(word)()", isPlanned: planned.contains(word))
    }
    return script
  }

  @Test func `every word refuses one argument too many`() throws {
    let workspace = try Workspace()
    try workspace.write(countingScript, to: "counting.lua")
    let (code, output) = try workspace.run("harness counting.lua --reporter list")
    #expect(code == 0, "\(output)")
  }

  /// Calls each word with nils where the page has arguments, and with one value behind them.
  private var countingScript: String {
    let subjects = [
      ("global", ""), ("Locator", "find('label'):"), ("Locator", "app:"), ("App", "app:"),
      ("cases", "each{ 1 }:"), ("Spy", "spy.new():"),
      ("expectation", "expectation('e'):fulfill():"),
    ]
    let calls = subjects.flatMap { kind, subject in
      page.names(after: "words: \(kind)").compactMap { Self.callWithOneMore($0, on: subject) }
    }
    #expect(calls.count > 120)
    return calls.map { call, words in
      """
      test([[\(call)]], function()
        mount("CheckBox", { label = "label", value = "value" })
        expect(function() return \(call) end):to_raise("\(words)")
      end)

      """
    }.joined()
  }

  /// `advance(seconds)` becomes `advance(nil, true)`. Nil for what takes any number, for Lua's own
  /// words, and for two that look at their first argument before.
  private static func callWithOneMore(
    _ signature: String, on subject: String
  ) -> (call: String, words: String)? {
    guard let open = signature.firstIndex(of: "("), !signature.contains("…"),
      !["require", "assert", "expect.poll", "network.route"].contains(signature.calledName)
    else { return nil }
    let parameters = signature[open...].dropFirst().dropLast()
    let count = parameters.isEmpty ? 0 : parameters.count { $0 == "," } + 1
    let values = Array(repeating: "nil", count: count) + ["true"]
    let noun = count == 1 ? "argument" : "arguments"
    return (
      "\(subject)\(signature.calledName)(\(values.joined(separator: ", ")))",
      "takes \(count) \(noun), not \(count + 1)"
    )
  }

  private static func isProperty(_ word: String) -> Bool {
    ["spies", "opened_urls", "haptics", "announcements", "pasteboard", "storage"].contains(word)
  }

  @Test func `the options of mount`() throws {
    let definitions = EditorDefinitions(text: try Repository.text("editors/harness.lua"))
    let documented = page.names(after: "words: options")
    #expect(difference(documented, mountOptionNames) == nil)
    #expect(difference(definitions.fields(ofClass: "(exact) AppOptions"), mountOptionNames) == nil)
  }

  @Test func `the roles and their types`() throws {
    let start = try #require(page.lines.firstIndex(of: "<!-- role types -->"))
    let rows = page.lines[start...].drop { !$0.hasPrefix("| `") }.prefix { $0.hasPrefix("| `") }
    let existing = typesOfRoles.map { role, types in
      let list = types.map { "`\($0.name)` \($0.number)" }.joined(separator: ", ")
      return "| `\(role)` | \(types.isEmpty ? "none: `role == '\(role)'`" : list) |"
    }
    #expect(Array(rows) == existing)
  }

  /// `skip` ends the test that calls it; the others are tables.
  private static func isLeftOut(_ word: String) -> Bool {
    [
      "skip", "app", "table", "math", "utf8", "coroutine", "os", "debug", "package", "io",
      "require", "assert", "print",
    ].contains(word)
  }

  private static func isValue(_ word: String) -> Bool {
    ["harness.version", "seed", "ids"].contains(word)
  }

  // MARK: Editors

  @Test func `the definitions for the Lua language server`() throws {
    let defined = EditorDefinitions(text: try Repository.text("editors/harness.lua"))
    let globals = registered.globals.filter { !Self.isLuasOwn($0) }
    #expect(difference(defined.globals, globals) == nil)
    // `app` is a Locator there, too.
    let app =
      (defined.members["app"] ?? []) + (defined.members["Locator"] ?? [])
      + defined.fields(ofClass: "App: Locator")
    #expect(difference(app, try memberNames("App")) == nil)
    for (name, type) in [
      ("Locator", "Locator"), ("Expectation", "Expectation"), ("cases", "cases"),
      ("expectation_object", "expectation"),
    ] {
      #expect(difference(defined.members[name] ?? [], try memberNames(type)) == nil, "\(name)")
    }
    #expect(
      difference(defined.fields(ofClass: "(exact) Binding"), try memberNames("Binding")) == nil)
    let spy = (defined.members["Spy"] ?? []) + defined.fields(ofClass: "Spy")
    #expect(difference(spy, try memberNames("Spy")) == nil)
  }

  @Test func `the definitions say what is not there yet, and of nothing else`() throws {
    let parts = try Repository.text("editors/harness.lua").components(separatedBy: "\n\n")
    var marked: [String] = []
    for part in parts where part.contains("---@deprecated") {
      let name = try #require(part.firstMatch(of: /\n(?:function )?([\w.:]+)(?:\(| = )/), "\(part)")
      marked.append(String(name.1))
    }
    let expectations = planned("Expectation").flatMap { [$0, "not_\($0)"] }
    let words =
      planned("global") + planned("Locator").map { "Locator:\($0)" }
      + planned("App").map { "app:\($0)" } + expectations.map { "Expectation:\($0)" }
    #expect(difference(marked, words) == nil)
  }

  @Test func `the settings for the Lua language server are JSON and name the definitions`() throws {
    let data = try Data(contentsOf: Repository.url("editors/.luarc.json"))
    let settings = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(settings["workspace.library"] as? [String] == [".harness"])
  }

  @Test func `the roles that editors offer are all there are`() throws {
    let text = try Repository.text("editors/harness.lua")
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("---@alias Role ") })
    let offered = line.matches(of: /"(\w+)"/).map { String($0.1) }
    let difference = difference(offered, typesOfRoles.map(\.role))
    #expect(difference == nil, "editors/harness.lua: \(difference ?? "")")
  }

  @Test func `each definition has an example`() throws {
    let text = try Repository.text("editors/harness.lua")
    let parts = text.components(separatedBy: "\n\n").filter { $0.contains("\nfunction ") }
    #expect(parts.count > 100)
    for part in parts { #expect(part.contains("---```lua\n---"), "\(part)") }
  }

  @Test func `the globals of luacheck`() throws {
    let text = try Repository.text(".luacheckrc")
    let start = try #require(text.range(of: "read_globals = {"))
    var names: [String] = []
    for line in text[start.upperBound...].split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/    (\w+) = (.*),/#) else { continue }
      let name = String(match.1)
      names.append(name)
      guard match.2.hasPrefix("module(") else { continue }
      names += match.2.matches(of: /"(\w+)"/).map { "\(name).\($0.1)" }
    }
    // The fields of a module of spies are any names.
    let globals = registered.globals.filter { !Self.isLuasOwn($0) && !$0.hasPrefix("spy.") }
    let difference = difference(names, globals)
    #expect(difference == nil, ".luacheckrc: \(difference ?? "")")
  }

  private static func isLuasOwn(_ name: String) -> Bool {
    isLeftOut(name) && name != "skip" && name != "app"
  }
}

/// The names that a file of definitions declares.
private struct EditorDefinitions {
  private(set) var globals: [String] = []
  private(set) var members: [String: [String]] = [:]
  private let lines: [Substring]

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if let match = line.prefixMatch(of: /function (\w+):(\w+)\(/) {
        members[String(match.1), default: []].append(String(match.2))
      } else if let match = line.prefixMatch(of: /function ([\w.]+)\(/) {
        globals.append(String(match.1))
      } else if let match = line.prefixMatch(of: /([\w.]+) = (?:\{\}|""|0)/) {
        globals.append(String(match.1))
      }
    }
  }

  func fields(ofClass name: String) -> [String] {
    guard let start = lines.firstIndex(of: "---@class \(name)") else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix("---@field") }
      .compactMap { $0.firstMatch(of: /@field (\w+)/).map { String($0.1) } }
  }
}
