import HarnessEvents
import HarnessGraph
import HarnessLua

extension TestContext {
  /// Runs hooks and body of a registered test.
  func run(_ test: RegisteredTest) -> TestResult {
    let suites = test.suite.line
    self.test = TestInfo(names: test.names, line: test.line)
    var error: LuaError?
    do {
      for suite in suites {
        for hook in suite.beforeEach { try hook.call() }
      }
      try test.body?.call()
    } catch let caught {
      error = caught
      keepScene(after: caught)
    }
    return finishTest(error: error, later: runLaterHooks(of: suites))
  }

  /// Before hooks clean up: an error has ended the test, unless it is `skip()`.
  func keepScene(after error: LuaError) {
    if !(error.underlying is SkippedTest) { keepScene() }
  }

  /// `finally` and `after_each` run whatever has happened; only a test out of time can't run them.
  func runLaterHooks(of suites: [Suite]) -> [LuaError] {
    var errors: [LuaError] = []
    func attempt(_ hook: LuaFunction) {
      guard !state.isTimeOver else { return }
      do { try hook.call() } catch { errors.append(error) }
    }
    // A skipped test cleans up like any other.
    let skip = skipped
    skipped = nil
    // One that registers another one gets it run, too.
    while let finalizer = finalizers.popLast(), !state.isTimeOver { attempt(finalizer) }
    for suite in suites.reversed() {
      for hook in suite.afterEach { attempt(hook) }
    }
    skipped = skip ?? skipped
    return errors
  }

  /// The verdict of a test whose code has ended.
  func finishTest(error: LuaError?, later: [LuaError] = []) -> TestResult {
    var all = failures
    for error in (error.map { [$0] } ?? []) + later {
      switch error.underlying {
      case let skip as SkippedTest: skipped = skipped ?? skip
      case let failure as ScriptFailure: all.append(failure.failure)
      default: all.append(failure(from: error))
      }
    }
    if !all.isEmpty { keepScene() }
    if !thrown.isEmpty { all += swallowedFailures(known: all) }
    if skipped == nil, all.isEmpty {
      all += unfinishedExpectations() + system.unansweredPrompts() + failedConditions()
    }
    noteConditions()
    if skipped == nil, all.isEmpty, assertions == 0, host.requiresAssertions {
      all.append(failure(.usage(Self.nothingAsserted), at: nil))
    }
    system.close()
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

  private static let nothingAsserted =
    "the test asserted nothing, and --require-assertions wants an expectation of each: write "
    + "expect(…), or find(…):assert(…)"

  /// Failures that were thrown and did not come out: a pcall has eaten them.
  private func swallowedFailures(known: [TestFailure]) -> [TestFailure] {
    var different: [TestFailure] = []
    for failure in thrown.map(\.failure) where !(known + different).contains(where: failure.isLike)
    {
      different.append(failure)
    }
    return different.map { failure in
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
        .usage(
          "expect(…) at \(place) was never given a matcher: write one behind it, such as "
            + ":to_equal(…), or expect(…) alone as a statement"), at: expectation.position)
    }
    let unfulfilled = inspections.filter { !$0.isFulfilled && !$0.wasWaitedFor }.map {
      failure(
        Problem(.expectation, "the expectation \"\($0.name)\" was never fulfilled"), at: nil)
    }
    return open + unfulfilled
  }
}
