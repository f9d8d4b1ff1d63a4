package import HarnessEvents
package import HarnessLua

/// Who is told what a file's tests do.
package protocol ScriptListener: AnyObject {
  /// The file's selected tests, once, before any of them starts. Returns the numbers of the tests
  /// to run now.
  func collected(_ tests: [TestInfo]) -> [Int]
  /// The file has no list of tests, since its own code fails: it is one failed test, whatever is
  /// selected. Told instead of `collected`.
  func failedToCollect(_ result: TestResult)
  func started(_ test: Int)
  func finished(_ test: Int, _ result: TestResult)
}

/// What scripts may use at most.
package struct ScriptLimits {
  /// CPU time of a test; nil: no limit.
  package var cpuSeconds: Double?
  /// Real time of a test, which a processor's time on a busy machine is far below.
  package var wallSeconds: Double?
  /// Memory of a test's Lua state, in bytes.
  package var memory: Int

  /// Limits for a time-out; real time follows from it unless it is given.
  package init(
    cpuSeconds: Double? = nil, wallSeconds: Double? = nil, memory: Int = 256 << 20
  ) {
    self.cpuSeconds = cpuSeconds
    self.wallSeconds = wallSeconds ?? cpuSeconds.map { $0 * Double(RealTimeLimit.factor) }
    self.memory = memory
  }
}

/// Runs the tests of one file, each in a fresh Lua state with a fresh app.
///
/// The file runs once to collect its tests. The first test runs in that same state, since nothing
/// can tell the difference; each further one has a state of its own, in which the file's code runs
/// again. A file that registers no test is one test: it begins with its first action.
package final class ScriptRun {
  private let file: ScriptFile
  private let stage: TestStage
  private unowned let listener: any ScriptListener
  /// Collect only.
  private let isListing: Bool

  package init(
    file: ScriptFile, library: LuaLibrary, host: ScriptHost, limits: ScriptLimits,
    modules: LuaModuleFinder?, isListing: Bool = false, listener: any ScriptListener
  ) {
    self.file = file
    stage = TestStage(library: library, host: host, limits: limits, modules: modules)
    self.isListing = isListing
    self.listener = listener
  }

  /// What a file turns out to be when it acts outside of tests.
  private enum FileRole {
    case unknown
    /// It is one test.
    case test
    /// It is one test, which is not to be run.
    case ignored
  }

  package func run() {
    do {
      let context = try stage.makeContext(for: file, .collecting)
      defer { stage.close(context) }
      try collectAndRun(in: context)
    } catch {
      listener.failedToCollect(TestResult(status: .failed, failures: [failure(error)]))
    }
  }

  private func failure(_ error: LuaError) -> TestFailure {
    TestFailure(kind: .memory, headline: error.message)
  }
}

// MARK: Collecting

extension ScriptRun {
  private func collectAndRun(in context: TestContext) throws(LuaError) {
    var role = FileRole.unknown
    context.becomeTest = { [unowned self, unowned context] in
      let options = context.root.options
      let test = options.info(names: [], line: 1)
      let isSelected = self.listener.collected([test]).contains(0) && !self.isListing
      role = isSelected ? .test : .ignored
      // Ends the file's code; a pcall that stops this once can't stop it at the next word.
      guard isSelected else { throw SkippedTest(reason: nil) }
      if let reason = options.skipReason { throw SkippedTest(reason: reason) }
      self.stage.limitTime(of: context, to: options.timeout)
      self.listener.started(0)
    }
    var results: [LuaValue] = []
    var problem: LuaError?
    do {
      results = try context.state.run(file.chunk)
    } catch {
      problem = error
      if role == .test { context.keepScene(after: error) }
    }
    if role == .ignored { return }
    if role == .test {
      let later = context.runLaterHooks(of: [])
      let result = context.finishTest(error: problem, later: later)
      return listener.finished(0, context.conclude(result))
    }
    // A file whose own code fails has no reliable list of tests.
    if let problem { return listener.failedToCollect(context.finishTest(error: problem)) }
    if context.registered.isEmpty { return runWithoutActions(context, results) }
    runRegistered(in: context)
  }

  /// A file that neither registers nor acts: a module when it returns something, else one test.
  private func runWithoutActions(_ context: TestContext, _ results: [LuaValue]) {
    if results.contains(where: { !$0.isNil }) {
      _ = listener.collected([])
      return
    }
    let options = context.root.options
    let test = options.info(names: [], line: 1)
    guard listener.collected([test]).contains(0), !isListing else { return }
    if let reason = options.skipReason {
      listener.finished(0, TestResult(status: .skipped, reason: reason))
      return
    }
    listener.started(0)
    listener.finished(0, context.finishTest(error: nil))
  }
}

// MARK: Running registered tests

extension ScriptRun {
  private func runRegistered(in context: TestContext) {
    let tests = context.registered
    let selection = listener.collected(tests.map(\.info))
    if isListing { return }
    var isFirst = true
    for number in selection {
      let test = tests[number]
      if let reason = test.options.skipReason {
        listener.finished(number, TestResult(status: .skipped, reason: reason))
        continue
      }
      listener.started(number)
      if isFirst {
        isFirst = false
        listener.finished(number, run(test, in: context))
      } else {
        listener.finished(number, runInFreshState(test, number))
      }
    }
  }

  private func run(_ test: RegisteredTest, in context: TestContext) -> TestResult {
    stage.beginTest(
      named: test.title, of: file, in: context.state, date: context.startDate)
    stage.limitTime(of: context, to: test.options.timeout)
    context.phase = .testing
    return context.conclude(context.run(test))
  }

  private func runInFreshState(_ test: RegisteredTest, _ number: Int) -> TestResult {
    do {
      let context = try stage.makeContext(for: file, .replaying)
      defer { stage.close(context) }
      do {
        try context.state.run(file.chunk)
      } catch {
        return context.finishTest(error: error)
      }
      guard let again = context.registered(again: test, at: number) else {
        return context.finishTest(
          error: LuaError(
            "the file registered different tests when it ran again for this one: make "
              + "registration independent of time, chance and earlier tests"))
      }
      return run(again, in: context)
    } catch {
      return TestResult(status: .failed, failures: [failure(error)])
    }
  }
}
