import Foundation
import HarnessEvents
import HarnessScripting
import Testing

/// A test is told of a string table that it used and that is not as it should be.
@Suite struct StringTableNoteTests {
  @Test func `each test that uses a broken table is told once`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let table = folder.appending(path: "Localizable.strings")
    try Data("greeting = Hello".utf8).write(to: table)
    let script = """
      mount("Localised", { folder = "\(folder.path)" })
      expect(find{ role = "text" }):to_have_text("Hello")
      app:set{ locale = "fr" }
      """
    for _ in 1...2 {
      let report = ScriptReport(script)
      #expect(report.verdicts == ["-: passed"], "\(report.text)")
      #expect(
        report.result?.notes == [
          "warning: the string table \(table.path) is not as it should be: "
            + "line 1: a semicolon is missing"
        ])
    }
  }
}
