import HarnessLua
import HarnessQueries

extension Vocabulary {
  /// Registers every matcher and its `not_` twin.
  static func addMatchers(to type: LuaType<Expectation>) {
    for matcher in ValueMatcher.all {
      add(matcher.name, to: type) { expectation, call, context, negated in
        let isPolling = expectation.isPolling
        try requireValue(expectation, for: matcher.name)
        try requireCount(
          of: call, atMost: matcher.optionsIndex - (isPolling ? 0 : 1), matcher.name,
          isForValue: !isPolling)
        if !isPolling { try refuseTimeout(expectation.timeout, for: matcher.name) }
        try context.judge(
          expectation, in: call, negated: negated,
          timeout: isPolling ? try context.givenTimeout(in: call, at: matcher.optionsIndex) : 0
        ) {
          try matcher.verdict(try expectation.value(), call, context)
        }
      }
    }
    for matcher in LocatorMatcher.all {
      add(matcher.name, to: type) { expectation, call, context, negated in
        let locator = try requireLocator(expectation, for: matcher.name)
        try requireCount(of: call, atMost: matcher.optionsIndex, matcher.name)
        try context.judge(
          expectation, in: call, negated: negated,
          timeout: try context.givenTimeout(in: call, at: matcher.optionsIndex)
        ) {
          try matcher.verdict(locator, call, context)
        }
      }
    }
    for matcher in SpyMatcher.all {
      add(matcher.name, to: type) { expectation, call, context, negated in
        let spy = try requireSpy(expectation, for: matcher.name)
        let index = matcher.optionsIndex(in: call)
        try requireCount(of: call, atMost: index ?? .max, matcher.name)
        let timeout = try index.flatMap { try context.givenTimeout(in: call, at: $0) }
        if negated { try refuseTimeout(timeout ?? expectation.timeout, for: "not_\(matcher.name)") }
        try context.judge(
          expectation, in: call, negated: negated, timeout: negated ? 0 : timeout
        ) {
          try matcher.verdict(spy, call)
        }
      }
    }
    for name in plannedMatchers {
      add(name, to: type) { _, _, context, _ in
        throw notYet(name, in: context.host.version)
      }
    }
  }

  private typealias Judge = (Expectation, LuaCall, TestContext, _ negated: Bool) throws -> Void

  private static func add(_ name: String, to type: LuaType<Expectation>, _ judge: @escaping Judge) {
    for (spelling, negated) in [(name, false), ("not_\(name)", true)] {
      type.method(spelling) { (expectation: Expectation, call: LuaCall) in
        let context = TestContext.of(call)
        do {
          expectation.isClosed = true
          try judge(expectation, call, context, negated)
          call.push(expectation)
          return 1
        } catch {
          throw context.raise(error, in: call, word: spelling)
        }
      }
    }
  }

  /// The names of all matchers of ours, without their twins.
  nonisolated package static let matcherNames: [String] = MainActor.assumeIsolated {
    ValueMatcher.all.map(\.name) + LocatorMatcher.all.map(\.name) + SpyMatcher.all.map(\.name)
      + plannedMatchers
  }

  private static let plannedMatchers = [
    "to_match_tree", "to_match_snapshot", "to_match_image", "to_be_accessible",
  ]

  // MARK: The right kind of matcher

  /// A value too many would be ignored, and the test would say less than it seems to.
  private static func requireCount(
    of call: LuaCall, atMost count: Int, _ matcher: String, isForValue: Bool = false
  ) throws {
    guard call.count > count else { return }
    let hint =
      isForValue && call.kind(of: call.count) == .table
      ? "a value does not wait, but expect.poll(fn) does" : nil
    throw Problem.usage(LuaCall.tooMany(call.count, atMost: count, for: matcher, hint: hint))
  }

  private static func refuseTimeout(_ timeout: Double?, for matcher: String) throws {
    if timeout == nil { return }
    throw Problem.usage(
      "\(matcher) is judged now and takes no timeout; move the clock before it: advance(seconds)")
  }

  private static func requireValue(_ expectation: Expectation, for matcher: String) throws {
    switch expectation.subject {
    case .object(let locator as LocatorObject):
      throw Problem.usage(
        "\(matcher) compares a value, and this is a locator (\(locator.scriptDescription)): use "
          + "to_have_text, to_have_value or to_exist, or compare loc:text()")
    case .object(is MountedApp):
      throw Problem.usage("\(matcher) compares a value, and this is the app: use to_exist")
    case .object(let pattern as ValuePattern):
      throw Problem.usage(
        "\(matcher) compares a value, and this is \(pattern.text), which stands for many inside of "
          + "what is expected")
    case .object(is PredicateObject):
      throw Problem.usage(
        "\(matcher) compares a value, and this is a predicate: give it to to_satisfy or assert")
    case .object(is ScriptBinding):
      throw Problem.usage("\(matcher) compares a value, and this is a binding: compare its .value")
    case .object(let spy as Spy):
      throw Problem.usage(
        "\(matcher) compares a value, and this is a spy: use to_be_called_with, or compare "
          + "spy.\(spy.parameters.first ?? "parameter")")
    case .function where !expectation.isPolling && matcher != "to_be_a" && matcher != "to_raise":
      throw Problem.usage(
        "\(matcher) compares a value, and this is a function: use expect.poll(fn) to judge its "
          + "result, or to_raise")
    default: return
    }
  }

  private static func requireLocator(
    _ expectation: Expectation, for matcher: String
  ) throws -> LocatorObject {
    switch expectation.subject {
    case .object(let locator as LocatorObject): return locator
    case .object(is MountedApp): return LocatorObject(.root)
    case let value:
      throw Problem.usage(
        "\(matcher) judges a locator, and this is \(ValueText.text(of: value)): pass the locator "
          + "itself (expect(find(…)):\(matcher)(…)), or use to_equal")
    }
  }

  private static func requireSpy(_ expectation: Expectation, for matcher: String) throws -> Spy {
    guard case .object(let spy as Spy) = expectation.subject else {
      throw Problem.usage(
        "\(matcher) judges a spy, and this is \(ValueText.text(of: expectation.subject)): pass a "
          + "spy, such as app.spies.on_change")
    }
    return spy
  }
}
