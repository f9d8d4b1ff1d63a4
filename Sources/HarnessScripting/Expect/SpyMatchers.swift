import HarnessLua

/// A matcher for spies.
struct SpyMatcher {
  let name: String
  /// Where options may stand, after the arguments; nil where any values may stand, so that a table
  /// is one of them: those have the time that `expect(spy, { timeout = … })` gives.
  var optionsIndex: Int? = 2
  let verdict: (Spy, LuaCall) throws -> Verdict

  /// The argument before options can be left out.
  func optionsIndex(in call: LuaCall) -> Int? {
    optionsIndex.map { call.kind(of: 1) == .table ? 1 : $0 }
  }

  static let all: [SpyMatcher] = [
    SpyMatcher(name: "to_be_called") { spy, call in
      guard !call.isNil(1), call.kind(of: 1) != .table else {
        return Verdict(holds: !spy.calls.isEmpty, expected: "called", received: spy.history)
      }
      let count = try call.integer(1)
      guard count >= 0 else {
        throw Problem.usage("to_be_called: \(count) is no number of calls")
      }
      return Verdict(
        holds: spy.calls.count == count,
        expected: count == 1 ? "called once" : "called \(count) times",
        received: spy.history)
    },
    SpyMatcher(name: "to_be_called_with", optionsIndex: nil) { spy, call in
      let wanted = call.values()
      return Verdict(
        holds: try spy.calls.contains { try isSame($0, wanted) },
        expected: "called with (\(list(wanted)))", received: spy.history)
    },
    SpyMatcher(name: "to_be_last_called_with", optionsIndex: nil) { spy, call in
      let wanted = call.values()
      return Verdict(
        holds: try spy.calls.last.map { try isSame($0, wanted) } ?? false,
        expected: "last called with (\(list(wanted)))", received: spy.history)
    },
    SpyMatcher(name: "to_be_called_before") { spy, call in
      guard let other: Spy = call.object(1) else {
        throw call.mismatch(at: 1, expected: "spy")
      }
      let order = TestContext.of(call).spyOrder
      let mine = order.firstIndex { $0 === spy }
      let theirs = order.firstIndex { $0 === other }
      var holds = false
      if let mine, let theirs { holds = mine < theirs }
      let calls = order.map(\.shownName).joined(separator: ", ")
      return Verdict(
        holds: holds, expected: "called before \(other.shownName)",
        received: calls.isEmpty ? "no calls" : "the calls \(calls)",
        isJudged: mine != nil || theirs != nil)
    },
  ]

  private static func isSame(_ call: [LuaValue], _ wanted: [LuaValue]) throws -> Bool {
    // Lua does not tell a nil at the end from no argument.
    try (0..<max(call.count, wanted.count)).allSatisfy { index in
      let left = index < call.count ? call[index] : .nil
      let right = index < wanted.count ? wanted[index] : .nil
      return try DeepEquality.areEqual(left, right)
    }
  }

  private static func list(_ values: [LuaValue]) -> String {
    values.map(ValueText.text).joined(separator: ", ")
  }
}
