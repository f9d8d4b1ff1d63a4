import HarnessEvents
import HarnessGraph
import HarnessLua

extension TestContext {
  /// Runs hooks and body of a registered test.
  func run(_ test: RegisteredTest) -> TestResult {
    let suites = test.suite.line
    var error: LuaError?
    do {
      for hook in suites.flatMap(\.beforeEach) { try hook.call() }
      try test.body?.call()
    } catch let caught {
      error = caught
    }
    var later: [LuaError] = []
    func attempt(_ hook: LuaFunction) {
      do { try hook.call() } catch { later.append(error) }
    }
    for finalizer in finalizers.reversed() { attempt(finalizer) }
    for hook in suites.reversed().flatMap(\.afterEach) { attempt(hook) }
    return finishTest(error: error, later: later)
  }

  /// The verdict of a test whose code has ended.
  func finishTest(error: LuaError?, later: [LuaError] = []) -> TestResult {
    var all = failures
    var skipped: SkippedTest?
    for error in (error.map { [$0] } ?? []) + later {
      switch error.underlying {
      case let skip as SkippedTest: skipped = skipped ?? skip
      case let failure as ScriptFailure: all.append(failure.failure)
      default: all.append(failure(from: error))
      }
    }
    all += swallowedFailures(known: all)
    if skipped == nil, all.isEmpty { all += unfinishedExpectations() }
    var result = TestResult(status: .passed)
    if !all.isEmpty {
      result.status = .failed
    } else if let skipped {
      result.status = .skipped
      result.reason = skipped.reason
    } else if assertions == 0 {
      notes.append("no assertions")
    }
    result.failures = all
    result.notes = notes
    result.virtualNanoseconds = UInt64(max(0, now))
    return result
  }

  /// Failures that were thrown and did not come out: a pcall has eaten them.
  private func swallowedFailures(known: [TestFailure]) -> [TestFailure] {
    thrown.map(\.failure).filter { !known.contains($0) }.map { failure in
      var swallowed = failure
      let line = failure.location.map { "line \($0.line)" } ?? "an unknown line"
      swallowed.headline = "the failure at \(line) was caught by pcall: \(failure.headline)"
      return swallowed
    }
  }

  private func unfinishedExpectations() -> [TestFailure] {
    let open = openExpectations.filter { !$0.isClosed }.map { expectation in
      let place = expectation.position.map { "\($0)" } ?? "an unknown line"
      return failure(
        .usage("expect(…) at \(place) was never given a matcher"), at: expectation.position)
    }
    let unfulfilled = inspections.filter { !$0.isFulfilled && !$0.wasWaitedFor }.map {
      failure(
        Problem(.expectation, "the expectation \"\($0.name)\" was never fulfilled"), at: nil)
    }
    return open + unfulfilled
  }
}
