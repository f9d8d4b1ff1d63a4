import Glibc
import HarnessEvents
import HarnessReporters
import Testing

struct JUnitTests {
  private func temporaryPath() -> String {
    var template = Array("/tmp/harness-test-XXXXXX".utf8CString)
    return (mkdtemp(&template).map { String(cString: $0) } ?? "/tmp") + "/deep/er/junit.xml"
  }

  private func removeFolders(above path: String) {
    unlink(path)
    var folder = path
    for _ in 0..<3 {
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
      rmdir(folder)
    }
  }

  /// Whether `xmllint` accepts the file; nil when it is not installed.
  private func isWellFormed(_ path: String) -> Bool? {
    let answer = system("command -v xmllint >/dev/null || exit 99; xmllint --noout '\(path)'")
    return answer >> 8 & 0xFF == 99 ? nil : answer == 0
  }

  @Test func `the file is well-formed before the run ends and after`() throws {
    let path = temporaryPath()
    defer { removeFolders(above: path) }
    let reporter = try JUnitReporter(.file(path))
    #expect(isWellFormed(path) != false)
    #expect(GoldenFile.read(path).contains("message=\"the run did not end\""))
    for event in Story.events { reporter.handle(event) }
    #expect(isWellFormed(path) != false)
    #expect(!GoldenFile.read(path).contains("the run did not end"))
    #expect(access(path + ".part", F_OK) != 0)
  }

  @Test func `whatever a test prints, the file is well-formed`() throws {
    let path = temporaryPath()
    defer { removeFolders(above: path) }
    let reporter = try JUnitReporter(.file(path))
    var record = Story.failed
    record.output = CapturedOutput(head: Array(0...255) + Array("\u{FFFE}\u{FFFF}]]>&lt;".utf8))
    record.test.names = [String(decoding: (1...127).map { UInt8($0) }, as: UTF8.self)]
    record.result.failures[0].headline = "\u{1B}]0;title\u{7}<&\">\u{0}"
    reporter.handle(Story.events[0])
    reporter.handle(.testFinished(record))
    if case .runFinished = Story.events[Story.events.count - 1] {
      reporter.handle(Story.events[Story.events.count - 1])
    }
    #expect(isWellFormed(path) != false)
    #expect(GoldenFile.read(path).contains("message=\"&lt;&amp;&quot;&gt;\u{FFFD}\""))
  }

  @Test func `a place that cannot be written is a mistake of the user`() {
    let error = #expect(throws: ReporterError.self) {
      try JUnitReporter(.file("/dev/null/x.xml"))
    }
    #expect(error?.sentence == "cannot write the report '/dev/null/x.xml': Not a directory.")
  }
}
