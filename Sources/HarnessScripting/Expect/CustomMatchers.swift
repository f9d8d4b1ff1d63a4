import HarnessEvents
import HarnessLua

/// The matchers that a script adds with `expect.extend`, and those of the harness.
///
/// All are functions of Lua: they get the value and the matcher's arguments, and return whether it
/// holds and, perhaps, why.
struct CustomMatchers {
  private var functions: [String: LuaFunction] = [:]

  var names: [String] { functions.keys.sorted() }

  init(of host: ScriptHost, in state: LuaState) {
    for matcher in host.matchers { functions[matcher.name] = state.makeFunction(matcher.body) }
  }

  /// Adds a table of functions by name.
  mutating func add(_ table: LuaTable, besides known: [String]) throws {
    for (key, value) in table.entries {
      guard let name = key.string, let function = value.function else {
        throw Problem.usage(
          "expect.extend takes functions by name, { to_be_even = function(value) … end }, and "
            + "\(ValueText.text(of: key)) is \(ValueText.text(of: value))")
      }
      if let problem = Self.problem(of: name, besides: known + names) {
        throw Problem.usage("expect.extend: \(problem)")
      }
      functions[name] = function
    }
  }

  /// Why a matcher can't have a name; nil if it can.
  nonisolated static func problem(of name: String, besides known: [String]) -> String? {
    if known.contains(name) { return "there is a matcher \(name) already" }
    guard name.wholeMatch(of: /to_[A-Za-z0-9_]+/) != nil else {
      return "the name of a matcher begins with to_, such as to_be_even, and \"\(name)\" does not"
    }
    return nil
  }

  /// The matcher under a name or its negation.
  func matcher(_ spelling: String) -> (name: String, function: LuaFunction, isNegated: Bool)? {
    let isNegated = spelling.hasPrefix("not_")
    let name = isNegated ? String(spelling.dropFirst("not_".count)) : spelling
    return functions[name].map { (name, $0, isNegated) }
  }
}

extension Vocabulary {
  /// `expect.extend{ to_be_even = function(value) return value % 2 == 0 end }`
  static func addExtending(to expect: LuaModule) {
    expect.function(
      "extend",
      plain("expect.extend") { call, context in
        try context.matchers.add(try call.table(1), besides: matcherNames)
        return 0
      })
  }

  /// What a member of an expectation means that is no matcher of ours.
  static func addCustomMatchers(to type: LuaType<Expectation>) {
    let known = type.names
    type.index { _, call in
      let context = TestContext.of(call)
      let spelling = (try? call.text(1)) ?? "?"
      guard let (name, function, isNegated) = context.matchers.matcher(spelling) else {
        throw unknownMember(
          in: call, of: "an expectation", known: known + context.matchers.names)
      }
      call.push(
        LuaNativeFunction { call in
          do {
            try judge(by: function, called: name, isNegated: isNegated, in: call)
            return call.returns(call.value(1))
          } catch {
            throw TestContext.of(call).raise(error, in: call, word: spelling)
          }
        })
      return 1
    }
  }

  private static func judge(
    by function: LuaFunction, called name: String, isNegated: Bool, in call: LuaCall
  ) throws {
    guard let expectation: Expectation = call.object(1) else {
      throw Problem.usage("\(name) was called without its expectation: write ':' before it")
    }
    let context = TestContext.of(call)
    let arguments = call.values(from: 2)
    try context.judge(
      expectation, in: call, negated: isNegated, timeout: expectation.isLive ? nil : 0
    ) {
      let subject = try expectation.value()
      let results = try context.results(of: function, [subject] + arguments, called: name)
      guard let holds = results.first, !holds.isNil else {
        throw Problem.usage("\(name) returned nothing: it returns whether it holds, and why")
      }
      let why: LuaValue = results.count > 1 ? results[1] : .nil
      return Verdict(
        holds: try context.isTruthy(holds, givenBy: name),
        expected: "\(name)(\(arguments.map(ValueText.text).joined(separator: ", ")))",
        received: ValueText.text(of: subject),
        // What it says of a value that holds is no reason against it.
        details: why.isNil || isNegated ? [] : [("why", why.string ?? ValueText.text(of: why))])
    }
  }
}

extension TestContext {
  /// What a matcher of the script returns. An error in it is told at the line of the test, too.
  fileprivate func results(
    of function: LuaFunction, _ arguments: [LuaValue], called name: String
  ) throws -> [LuaValue] {
    do {
      return try function.call(arguments: arguments)
    } catch {
      guard error.kind == .runtime, error.underlying == nil else { throw error }
      let place = error.position.map { " at \($0)" } ?? ""
      throw Problem(.error, "the matcher \(name) failed\(place): \(error.message)")
    }
  }
}
