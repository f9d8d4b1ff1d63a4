import HarnessEvents
import HarnessReporters
import Testing

struct StandardReportersTests {
  @Test func `a terminal gets the progress line, a pipe gets script lines, machines their own`()
    throws
  {
    let cases: [(String, Bool, Int)] = [("", true, 1), ("json", true, 1), ("dot", false, 1)]
    for (name, isTerminal, count) in cases {
      let requests = name.isEmpty ? [] : [ReporterRequest(name: name)]
      let reporters = try StandardReporters.make(
        requests, color: .auto, surroundings: Surroundings(isOutputTerminal: isTerminal))
      #expect(reporters.count == count)
    }
  }

  @Test func `with reports in files only, the console still tells the run`() throws {
    let request = ReporterRequest(name: "json", path: "/dev/null")
    let reporters = try StandardReporters.make(
      [request], color: .auto, surroundings: Surroundings())
    #expect(reporters.count == 2)
    #expect(reporters[0] is ConsoleReporter)
    #expect(reporters[1] is JSONReporter)
  }

  @Test func `two reporters do not share the terminal`() {
    let requests = [ReporterRequest(name: "dot"), ReporterRequest(name: "json")]
    let error = #expect(throws: ReporterError.self) {
      try StandardReporters.make(requests, color: .auto, surroundings: Surroundings())
    }
    #expect(
      error?.sentence
        == "dot and json would both write to the terminal; give one a file: json:PATH.")
  }

  @Test func `two reporters do not share a file`() {
    let requests = ["json", "junit"].map { ReporterRequest(name: $0, path: "report") }
    let error = #expect(throws: ReporterError.self) {
      try StandardReporters.make(requests, color: .auto, surroundings: Surroundings())
    }
    #expect(
      error?.sentence == "two reporters would both write to 'report'; give each its own file.")
  }

  /// A file of the system that opens and takes numbers only stands for a full disk.
  @Test func `what is not taken is a loss that is told`() throws {
    let output = try ReportOutput.file("/proc/self/oom_score_adj")
    output.write("no number")
    output.flush()
    #expect(output.loss == "the report could not be written: Invalid argument.")
  }

  @Test func `a report that cannot be written is a mistake`() {
    let error = #expect(throws: ReporterError.self) {
      try StandardReporters.make(
        [ReporterRequest(name: "json", path: "/dev/null/x")], color: .auto,
        surroundings: Surroundings())
    }
    #expect(error?.sentence == "cannot write the report '/dev/null/x': Not a directory.")
  }

  @Test(arguments: [
    (ColorChoice.always, Surroundings(), true),
    (.never, Surroundings(isOutputTerminal: true, forceColor: "1"), false),
    (.auto, Surroundings(isOutputTerminal: true), true),
    (.auto, Surroundings(), false),
    (.auto, Surroundings(isOutputTerminal: true, noColor: "1"), false),
    (.auto, Surroundings(isOutputTerminal: true, noColor: ""), true),
    (.auto, Surroundings(forceColor: "1"), true),
    (.auto, Surroundings(isOutputTerminal: true, forceColor: "0"), false),
    (.auto, Surroundings(noColor: "1", forceColor: "1"), false),
    (.auto, Surroundings(isOutputTerminal: true, terminalType: "dumb"), false),
  ])
  func `colours follow the option, then the environment, then the terminal`(
    choice: ColorChoice, surroundings: Surroundings, expected: Bool
  ) {
    #expect(surroundings.hasColors(choice) == expected)
  }
}
