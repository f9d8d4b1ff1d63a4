import HarnessEvents

/// How a run looks as JUnit XML.
enum JUnitDocument {
  private static let header = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The document of a run that has not ended.
  static var unfinished: [UInt8] {
    var xml = XMLWriter()
    xml.raw(header)
    xml.open("testsuites", [("name", "harness"), ("tests", "1"), ("errors", "1")])
    xml.open("testsuite", [("name", "harness"), ("tests", "1"), ("errors", "1")])
    xml.open("testcase", [("name", "run"), ("classname", "harness")])
    xml.element("error", [("type", "unfinished"), ("message", "the run did not end")], text: "")
    xml.close("testcase")
    xml.close("testsuite")
    xml.close("testsuites")
    return xml.bytes
  }

  /// The document of a whole run; a reproducible one tells no times.
  static func bytes(
    _ suites: [JUnitReporter.Suite], _ summary: RunSummary, isReproducible: Bool
  ) -> [UInt8] {
    let told = suites.filter { !$0.cases.isEmpty }
    var xml = XMLWriter()
    xml.raw(header)
    xml.open(
      "testsuites",
      [
        ("name", "harness")
      ] + time(summary.wallNanoseconds, isReproducible) + [
        ("tests", String(told.reduce(0) { $0 + $1.cases.count })),
        ("failures", String(told.reduce(0) { $0 + $1.failures })),
        ("errors", String(told.reduce(0) { $0 + $1.errors })),
      ])
    for suite in told { write(suite, seed: summary.seed, to: &xml) }
    xml.close("testsuites")
    return xml.bytes
  }

  private static func write(
    _ suite: JUnitReporter.Suite, seed: UInt64, to xml: inout XMLWriter
  ) {
    xml.open(
      "testsuite",
      [
        ("name", suite.file), ("tests", String(suite.cases.count)),
        ("failures", String(suite.failures)), ("errors", String(suite.errors)),
        ("skipped", String(suite.skipped)),
      ] + time(suite.wallNanoseconds, suite.isReproducible))
    xml.open("properties", [])
    xml.element("property", [("name", "seed"), ("value", String(seed))], text: "")
    xml.close("properties")
    for test in suite.cases.sorted(by: { $0.testIndex < $1.testIndex }) { xml.raw(test.xml) }
    xml.close("testsuite")
  }

  static func writeCase(
    _ record: TestRecord, to xml: inout XMLWriter, isReproducible: Bool
  ) {
    let name = record.test.names.isEmpty ? record.file : record.test.title
    xml.open(
      "testcase",
      [("name", name), ("classname", className(record.file))]
        + time(record.result.wallNanoseconds, isReproducible))
    switch record.result.status {
    case .passed: break
    case .skipped:
      xml.element("skipped", [("message", record.result.reason ?? "")], text: "")
    case .didNotRun:
      let reason = record.result.reason.map { ": \($0)" } ?? ""
      xml.element("skipped", [("message", "did not run\(reason)")], text: "")
    case .failed: for failure in record.result.failures { write(failure, to: &xml) }
    }
    let attachments = record.files.map { "[[ATTACHMENT|\(record.path(of: $0))]]\n" }.joined()
    let output = withLineEnd(record.output.text, if: !attachments.isEmpty) + attachments
    if !output.isEmpty { xml.element("system-out", [], text: output) }
    let notes = record.result.notes.map { "note: \($0)\n" }.joined()
    if !notes.isEmpty { xml.element("system-err", [], text: notes) }
    xml.close("testcase")
  }

  /// Build servers look for an attachment in a line of its own.
  private static func withLineEnd(_ text: String, if isNeeded: Bool) -> String {
    !isNeeded || text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  private static func write(_ failure: TestFailure, to xml: inout XMLWriter) {
    let place = failure.location.map { "\($0.file):\($0.line)\n" } ?? ""
    xml.element(
      isError(failure) ? "error" : "failure",
      [("type", failure.kind.name), ("message", failure.headline)],
      text: place + FailureBlock.body(failure))
  }

  /// Whether the test could not say what it wanted to say, other than a thing it judged.
  static func isError(_ failure: TestFailure?) -> Bool {
    switch failure?.kind {
    case .expectation, .refused, .usage: false
    default: true
    }
  }

  /// The path with dots, as build servers group by it: scripts.login.
  private static func className(_ path: String) -> String {
    let stem = path.hasSuffix(".lua") ? String(path.dropLast(4)) : path
    return stem.split(separator: "/").filter { $0 != ".." }.joined(separator: ".")
  }

  private static func time(_ nanoseconds: UInt64, _ isReproducible: Bool) -> [(String, String)] {
    isReproducible ? [] : [("time", seconds(nanoseconds))]
  }

  private static func seconds(_ nanoseconds: UInt64) -> String {
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    let fraction = String(milliseconds % 1_000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1_000).\(padding)\(fraction)"
  }
}
