/// What a test did, by line: the last few steps are shown with a failure.
struct StepLog {
  struct Step {
    let line: Int
    /// Virtual nanoseconds since the test's start.
    let time: Int64
    var outcome: String?
  }
  private(set) var steps: [Step] = []
  private static let limit = 8

  mutating func note(line: Int, time: Int64) {
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append(Step(line: line, time: time))
  }

  mutating func setOutcome(_ outcome: String) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].outcome = outcome
  }

  /// `+0.30s  find("Sign in"):tap()`.
  func lines(from file: ScriptFile) -> [String] {
    steps.map { step in
      let seconds = Double(step.time) / 1e9
      let time = "+\((seconds * 100).rounded() / 100)s"
      let outcome = step.outcome.map { "   \($0)" } ?? ""
      return "\(time)  \(file.statement(at: step.line))\(outcome)"
    }
  }
}
