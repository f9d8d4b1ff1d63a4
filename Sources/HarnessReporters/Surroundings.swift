import Glibc
package import HarnessEvents

/// What decides how console output looks: terminals, and what the environment says about colours.
package struct Surroundings: Equatable, Sendable {
  package var isOutputTerminal: Bool
  package var isErrorTerminal: Bool
  /// The value of NO_COLOR; any but an empty one turns colours off.
  package var noColor: String?
  /// The value of FORCE_COLOR; any but an empty one and 0 turns colours on.
  package var forceColor: String?
  /// The value of TERM.
  package var terminalType: String?
  /// The value of GITHUB_STEP_SUMMARY: the file that GitHub shows on the page of a job.
  package var jobSummaryPath: String?

  package init(
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, noColor: String? = nil,
    forceColor: String? = nil, terminalType: String? = nil, jobSummaryPath: String? = nil
  ) {
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.noColor = noColor
    self.forceColor = forceColor
    self.terminalType = terminalType
    self.jobSummaryPath = jobSummaryPath
  }

  /// Those of this process.
  package static var current: Surroundings {
    Surroundings(
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      noColor: variable("NO_COLOR"), forceColor: variable("FORCE_COLOR"),
      terminalType: variable("TERM"), jobSummaryPath: variable("GITHUB_STEP_SUMMARY"))
  }

  package func hasColors(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let noColor, !noColor.isEmpty { return false }
      if let forceColor, !forceColor.isEmpty { return forceColor != "0" }
      return isOutputTerminal && terminalType != "dumb"
    }
  }

  /// The columns of the terminal behind standard error, 80 if it does not say.
  static func terminalWidth() -> Int {
    var size = winsize()
    let answer = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
    return answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
