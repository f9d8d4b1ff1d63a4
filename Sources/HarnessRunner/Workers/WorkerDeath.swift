import Glibc
package import HarnessEvents

/// How a worker ended while it had work, and the failure that this is for a test.
package struct WorkerDeath: Equatable, Sendable {
  /// Why the parent ended the worker.
  package enum Cause: Equatable, Sendable {
    /// The parent did not.
    case none
    /// Nothing was heard of it for so long.
    case silence(nanoseconds: UInt64)
    /// It sent what is no frame, or frames in an order that makes no sense.
    case nonsense(String)
    /// It closed its channel and went on.
    case closedChannel
  }

  package var status: ExitStatus
  package var cause: Cause
  package var fate: WorkerFate
  /// The steps noted before the death, oldest first.
  package var steps: [StatusStep]
  /// How many steps the test had before these.
  package var skippedSteps: Int
  /// The limit of processor time for a test.
  package var timeoutNanoseconds: UInt64

  package init(
    status: ExitStatus, cause: Cause = .none, fate: WorkerFate = .unknown,
    steps: [StatusStep] = [], skippedSteps: Int = 0, timeoutNanoseconds: UInt64 = 0
  ) {
    self.status = status
    self.cause = cause
    self.fate = fate
    self.steps = steps
    self.skippedSteps = skippedSteps
    self.timeoutNanoseconds = timeoutNanoseconds
  }

  /// The failure of the test that ran, or of the file that was being collected.
  /// - Parameters:
  ///   - moment: For example "during the test".
  ///   - lastWords: What the program said when it trapped.
  package func failure(
    _ moment: String, file: String, test: TestInfo, lastWords: String? = nil
  ) -> TestFailure {
    var fields: [FailureField] = []
    if let lastWords { fields.append(FailureField("it said", lastWords)) }
    if let step = steps.last { fields.append(FailureField("in step", step.text)) }
    return TestFailure(
      kind: kind, headline: headline(moment),
      location: SourceLocation(file: file, line: steps.last?.line ?? test.line),
      fields: fields, lastSteps: steps.map { "line \($0.line): \($0.text)" })
  }

  private var kind: FailureKind {
    switch (cause, fate, status) {
    case (.silence, _, _), (_, .timedOut, _), (_, .waitedTooLong, _): .timeout
    case (.nonsense, _, _), (.closedChannel, _, _): .lost
    case (_, .outOfMemory, _): .memory
    case (_, _, .signal): .crash
    case (_, _, .code): .exit
    }
  }

  /// What happened, as a sentence without a full stop.
  package func headline(_ moment: String) -> String {
    switch (cause, fate, status) {
    case (.silence(let time), _, _):
      "no sign of life for \(DurationText.short(time)) \(moment): the worker was stopped"
    case (.nonsense(let why), _, _):
      "the worker sent nonsense \(moment): \(why)"
    case (.closedChannel, _, _):
      "the worker closed its channel to the runner (descriptor 3) \(moment)"
    case (_, .timedOut, _):
      "more than \(DurationText.short(timeoutNanoseconds)) of processor time used \(moment)"
    case (_, .waitedTooLong, _):
      RealTimeLimit.sentence(timeout: timeoutNanoseconds, moment)
    case (_, .outOfMemory, _):
      "too much memory used \(moment)"
    case (_, _, .signal(SIGKILL)):
      "the worker was killed \(moment) by SIGKILL, which the runner did not send "
        + "(is the machine out of memory?)"
    case (_, _, .signal(let number)):
      "the worker was killed \(moment) by signal \(number) (\(String(cString: strsignal(number))))"
    case (_, _, .code(let code)):
      "the worker exited with code \(code) \(moment)"
    }
  }
}

extension CapturedOutput {
  /// The last lines of the output, without a final line end.
  func lastLines(_ count: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return lines.suffix(count).joined(separator: "\n")
  }
}
