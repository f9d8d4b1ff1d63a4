/// What a test did, by line: the last few steps are shown with a failure.
struct StepLog {
  struct Step {
    let line: Int
    /// Virtual nanoseconds since the test's start.
    let time: Int64
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
  private var isCut = false
  private static let limit = 8

  /// Notes an action. The actions of one statement are one step.
  ///
  /// - Returns: False when the action belongs to the step before.
  mutating func note(line: Int, time: Int64, acts: Bool, before: InterfaceMark) -> Bool {
    // What a function looks at while it is waited for belongs to the wait.
    if let last = steps.last, last.line == line, last.time == time || !acts {
      if acts { steps[steps.count - 1].acts = true }
      return false
    }
    if steps.count == Self.limit {
      steps.removeFirst()
      isCut = true
    }
    steps.append(Step(line: line, time: time, acts: acts, before: before))
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

  /// `+0.3s  find("Sign in"):tap()`, oldest first. The statement that failed, which the report
  /// shows anyway, is left out.
  func lines(from file: ScriptFile, failingLine: Int) -> [String] {
    var shown = steps[...]
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
}
