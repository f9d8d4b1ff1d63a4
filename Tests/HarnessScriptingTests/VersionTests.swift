import HarnessEvents
import HarnessScripting
import Testing

/// `requires`, `harness.version`, `seed` and `matrix`.
@Suite struct VersionTests {
  @Test(arguments: [
    ">= 0.3", ">=0.3.1", "> 0.3", "< 1", "<= 0.3.1", "0.3.1", "== 0.3.1.0", ">= 0.3, < 0.4",
    "< 0.10",
  ])
  func `a version that holds lets the script go on`(requirement: String) {
    expectPass("requires(\"\(requirement)\") expect(true)")
  }

  @Test(arguments: [">= 0.4", "< 0.3", "> 0.3.1", "0.3", ">= 0.3, < 0.3.1", "1"])
  func `another version ends it`(requirement: String) {
    expectFailure(
      "requires(\"\(requirement)\") expect(true)",
      "this script requires harness \(requirement), and this is 0.3.1")
  }

  @Test func `a file that requires another version has no test that passes`() {
    let report = ScriptReport(
      "requires(\">= 2\")\ntest(\"one\", function() expect(true) end)")
    #expect(report.couldNotCollect)
    #expect(report.text.contains("this script requires harness >= 2"), "\(report.text)")
  }

  @Test(arguments: ["", ">= x", "about 1", ">= 1,", "1..2", "=> 1"])
  func `what is no version says so`(requirement: String) {
    expectFailure("requires(\"\(requirement)\")", "is no requirement; write \">= 0.3\"")
  }

  @Test func `a script may ask for the version and the seed`() {
    let report = ScriptReport(
      """
      expect(harness.version):to_equal("0.3.1")
      expect(seed):to_equal(17)
      expect(function() return harness.versio end):to_raise("did you mean 'version'?")
      """, seed: 17)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test func `a matrix has every combination, and the last dimension changes fastest`() {
    let report = ScriptReport(
      """
      each(matrix({ device = { "SE", "iPad" } }, { locale = { "en", "de", "ar" } }))
        :test("{device} {locale}", function(case) expect(case.device ~= nil) end)
      """)
    #expect(
      report.tests.map(\.title) == ["SE en", "SE de", "SE ar", "iPad en", "iPad de", "iPad ar"])
  }

  @Test(arguments: [
    ("matrix()", "matrix: write a table for each dimension"),
    ("matrix({ a = { 1 }, b = { 2 } })", "matrix: table 1 has one name with its values"),
    ("matrix({ a = {} })", "matrix: 'a' needs an array of values, and has {}"),
    ("matrix({ a = 3 })", "matrix: 'a' needs an array of values, and has 3"),
    ("matrix({ a = { 1 } }, { a = { 2 } })", "matrix: there are two dimensions 'a'"),
    ("matrix({ 1, 2 })", "matrix: table 1 has one name"), ("matrix(3)", "table expected"),
  ])
  func `a matrix that is none says so`(statement: String, words: String) {
    expectFailure(statement, words)
  }
}
