import HarnessLua

/// A matcher for spies.
struct SpyMatcher {
  let name: String
  let verdict: (Spy, LuaCall) throws -> Verdict

  static let all: [SpyMatcher] = [
    SpyMatcher(name: "to_be_called") { spy, call in
      guard !call.isNil(1) else {
        return Verdict(holds: !spy.calls.isEmpty, expected: "called", received: spy.history)
      }
      let count = try call.integer(1)
      return Verdict(
        holds: spy.calls.count == count, expected: "called \(count) times",
        received: spy.history)
    },
    SpyMatcher(name: "to_be_called_with") { spy, call in
      let wanted = call.values()
      return Verdict(
        holds: spy.calls.contains { isSame($0, wanted) },
        expected: "called with (\(list(wanted)))", received: spy.history)
    },
    SpyMatcher(name: "to_be_last_called_with") { spy, call in
      let wanted = call.values()
      return Verdict(
        holds: spy.calls.last.map { isSame($0, wanted) } ?? false,
        expected: "last called with (\(list(wanted)))", received: spy.history)
    },
    SpyMatcher(name: "to_be_called_before") { spy, call in
      guard let other: Spy = call.object(1) else {
        throw call.mismatch(at: 1, expected: "spy")
      }
      let order = TestContext.of(call).spyOrder
      let mine = order.firstIndex(of: spy.name)
      let theirs = order.firstIndex(of: other.name)
      let holds = mine.map { mine in theirs.map { mine < $0 } ?? true } ?? false
      return Verdict(
        holds: holds && theirs != nil, expected: "called before \(other.name)",
        received: "the calls \(order.joined(separator: ", "))")
    },
  ]

  private static func isSame(_ call: [LuaValue], _ wanted: [LuaValue]) -> Bool {
    call.count == wanted.count
      && zip(call, wanted).allSatisfy { DeepEquality.firstDifference($0, $1) == nil }
  }

  private static func list(_ values: [LuaValue]) -> String {
    values.map(ValueText.text).joined(separator: ", ")
  }
}
