import HarnessEvents

/// What a test did, by line: the last few steps are shown with a failure, and all are in its trace.
struct StepLog {
  struct Step {
    let line: Int
    /// Virtual nanoseconds since the test's start.
    let time: Int64
    /// The names of the `step(name, fn)` around it, outermost first.
    let names: [String]
    /// Whether it does something, and does not only look or judge.
    var acts = true
    /// How the interface was when it began.
    var before = InterfaceMark()
    var outcome: String?
    /// Why a user could not do it, where the test expected so.
    var refusal: String?
  }

  /// Two that are equal say that no view has changed between them.
  struct InterfaceMark: Equatable {
    var app: ObjectIdentifier?
    var changes = 0
  }

  private(set) var steps: [Step] = []
  /// How many steps before these are forgotten.
  private var forgotten = 0
  /// The names of the `step(name, fn)` that run now, outermost first.
  private var names: [String] = []
  /// How many steps a failure shows.
  private static let shown = 8
  /// So many steps are kept at least, and twice as many at most.
  private static let kept = 5_000

  /// Notes an action. The actions of one statement are one step.
  ///
  /// - Returns: False when the action belongs to the step before.
  mutating func note(line: Int, time: Int64, acts: Bool, before: InterfaceMark) -> Bool {
    // What a function looks at while it is waited for belongs to the wait.
    if let last = steps.last, last.line == line, last.time == time || !acts {
      if acts { steps[steps.count - 1].acts = true }
      return false
    }
    if steps.count == 2 * Self.kept {
      steps.removeFirst(Self.kept)
      forgotten += Self.kept
    }
    steps.append(Step(line: line, time: time, names: names, acts: acts, before: before))
    return true
  }

  /// The last action, or the one that is running, was refused as the test expected.
  mutating func setRefused(_ reason: String) {
    setOutcome("refused")
    if !steps.isEmpty { steps[steps.count - 1].refusal = reason }
  }

  mutating func setOutcome(_ outcome: String) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].outcome = outcome
  }

  /// Adds what followed from the last step, beside what is said of it.
  mutating func addOutcome(_ outcome: String) {
    guard let known = steps.last?.outcome else { return setOutcome(outcome) }
    setOutcome("\(known); \(outcome)")
  }

  mutating func enter(_ name: String) { names.append(name) }
  mutating func leave() { names.removeLast() }

  /// `+0.3s  find("Sign in"):tap()`, oldest first. The statement that failed, which the report
  /// shows anyway, is left out.
  func lines(from file: ScriptFile, failingLine: Int) -> [String] {
    var shown = steps.suffix(Self.shown)
    let isCut = forgotten + steps.count > Self.shown
    while let last = shown.last, last.line == failingLine { shown.removeLast() }
    let times = shown.map { "+\(TimeText.seconds($0.time))" }
    let width = times.map(\.count).max() ?? 0
    let lines = zip(shown, times).map { step, time in
      let gap = String(repeating: " ", count: width - time.count + 2)
      let outcome = step.outcome.map { "   \($0)" } ?? ""
      return "\(time)\(gap)\(file.statement(at: step.line))\(outcome)"
    }
    return isCut && !lines.isEmpty ? ["…"] + lines : lines
  }

  /// The last step that changed a view, and the actions after it, which did not; nil where the last
  /// action did change one, or the log does not go back so far.
  func idleActions(
    before line: Int, now: InterfaceMark
  ) -> (lastChange: Step, idle: ArraySlice<Step>)? {
    var past = steps[...]
    if let last = past.last, last.line == line { past.removeLast() }
    var after = past.count < steps.count ? steps[past.endIndex].before : now
    for index in past.indices.reversed() {
      if past[index].before != after {
        let idle = past[(index + 1)...].filter(\.acts)
        return idle.isEmpty ? nil : (past[index], idle[...])
      }
      after = past[index].before
    }
    return nil
  }

  /// The steps for `trace.jsonl`. A failure belongs to the last step at its line; one at a line that
  /// is no step, such as an `error`, comes last.
  func trace(
    of test: String, seed: UInt64, in file: ScriptFile, failures: [TestFailure], now: Int64
  ) -> Trace {
    var told = steps.map { step in
      Trace.Step(
        line: step.line, virtualNanoseconds: step.time,
        statement: file.statement(at: step.line), names: step.names,
        outcome: step.outcome ?? "ok")
    }
    for failure in failures {
      guard let location = failure.location, location.file == file.path else { continue }
      let message = failure.sentence
      if let index = told.lastIndex(where: { $0.line == location.line }) {
        if told[index].message == nil { told[index].message = message }
        if told[index].outcome == "ok" { told[index].outcome = "failed" }
      } else {
        told.append(
          Trace.Step(
            line: location.line, virtualNanoseconds: now,
            statement: file.statement(at: location.line), outcome: "failed", message: message))
      }
    }
    return Trace(test: test, seed: seed, steps: told, skippedSteps: forgotten)
  }
}

extension TestFailure {
  /// What happened, where the statement itself is told beside it.
  fileprivate var sentence: String {
    if !message.isEmpty { return message }
    let judged = fields.filter { ["expected", "received"].contains($0.name) }
    let facts = judged.map { "\($0.name) \($0.value)" }
    return facts.isEmpty ? headline : facts.joined(separator: ", ")
  }
}
