import HarnessEvents
import HarnessLua

/// What became of one function that judges elements for `find`.
struct ConditionRecord {
  /// Held, so that no other function gets its identity.
  let function: LuaFunction
  /// Whether it has judged an element without an error.
  var hasAnswered = false
  var firstError: LuaError?
}

extension TestContext {
  /// Whether a condition holds for an element. One that fails is no match: it may look for what not
  /// every element has. A wrong use of a word in it fails the test, and an error of Lua does unless
  /// it has judged another element.
  func judge(_ element: LocatorObject, by condition: LuaFunction) throws -> Bool {
    let before = thrownCount
    isInCondition = true
    defer { isInCondition = false }
    let key = ObjectIdentifier(condition)
    do {
      let isMatch = isMatch(try condition.call(element).first ?? .nil)
      conditions[key, default: ConditionRecord(function: condition)].hasAnswered = true
      return isMatch
    } catch {
      if error.kind == .timeout || error.kind == .memory { throw error }
      if error.underlying is SkippedTest { throw error }
      noteMistake(after: before)
      if thrownCount == before {
        let known = conditions[key]?.firstError
        conditions[key, default: ConditionRecord(function: condition)].firstError = known ?? error
      } else {
        // That an element has no such thing is an answer.
        conditions[key, default: ConditionRecord(function: condition)].hasAnswered = true
      }
      forgiveThrown(after: before)
      throw error
    }
  }

  private func noteMistake(after count: Int) {
    let mistake = thrownFailures(after: count).first { $0.kind == .usage }
    if let mistake, !failures.contains(where: mistake.isLike) { record(mistake) }
  }

  /// What is always true would match everything: it fails the test, and matches nothing.
  private func isMatch(_ result: LuaValue) -> Bool {
    do {
      return try isTruthy(result, givenBy: "the function of find")
    } catch {
      guard let problem = error as? Problem else { return false }
      let failure = failure(problem, at: nil)
      if !failures.contains(where: failure.isLike) { record(failure) }
      return false
    }
  }

  /// The conditions that failed whatever the element was: they have judged nothing, and what was
  /// expected to be absent was not looked for.
  func failedConditions() -> [TestFailure] {
    failingConditions(thatAnswered: false).map { error in
      var failure = failure(from: error)
      failure.headline = "a condition of find failed for every element: \(failure.headline)"
      return failure
    }
  }

  /// Notes the conditions that failed for some elements, which count as no match.
  func noteConditions() {
    for error in failingConditions(thatAnswered: true) {
      noteOnce("a condition of find failed and counts as no match: \(error)")
    }
  }

  private func failingConditions(thatAnswered hasAnswered: Bool) -> [LuaError] {
    conditions.values.filter { $0.hasAnswered == hasAnswered }.compactMap(\.firstError)
      .sorted { ($0.position?.line ?? 0, $0.message) < ($1.position?.line ?? 0, $1.message) }
  }
}
