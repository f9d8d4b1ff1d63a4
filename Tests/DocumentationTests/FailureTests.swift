import Foundation
import Testing

/// docs/failures.md: its kinds are those of the fixtures, and what should not pass fails as it says.
@Suite struct FailureTests {
  @Test func `every kind of failure has a fixture, and every fixture a row`() throws {
    var titles: [String] = []
    for file in try Repository.files(in: "Tests/Fixtures/Scripts/failures", ending: ".lua") {
      let text = try Repository.text(file)
      titles += text.matches(of: /(?m)^test\("(.*)", function/).map { String($0.1) }
    }
    let kinds = try rows(after: "<!-- kinds -->").map { $0[0] }
    #expect(kinds.count >= 40)
    #expect(Set(kinds).count == kinds.count)
    #expect(kinds.sorted() == titles.sorted())
  }

  @Test func `no statement of the table passes, and each failure says what stands there`() throws {
    let rows = try rows(after: "<!-- silent passes -->")
    #expect(rows.count >= 20)
    let workspace = try Workspace()
    let tests = rows.enumerated().map { number, row in
      """
      test("row \(number)", function()
        mount("SignInForm")
        \(row[0].trimmingCharacters(in: ["`"]))
      end)
      """
    }
    try workspace.write(tests.joined(separator: "\n"), to: "silent.lua")
    let (code, output) = try workspace.run("harness silent.lua --reporter json")
    #expect(code == 1)
    let reports = try finishedTests(in: output)
    for (number, row) in rows.enumerated() {
      let report = try #require(reports["row \(number)"], "\(row[0]): no verdict")
      #expect(report.status == "failed", "\(row[0])")
      #expect(report.words.contains(row[1]), "\(row[0]): \(report.words)")
    }
  }

  @Test func `a test that asserts nothing fails where that is wanted`() throws {
    let workspace = try Workspace()
    try workspace.write("mount(\"SignInForm\")\nfind(\"email\"):type(\"a\")", to: "idle.lua")
    #expect(try workspace.run("harness idle.lua").exitCode == 0)
    let (code, output) = try workspace.run("harness idle.lua --require-assertions")
    #expect(code == 1)
    #expect(output.contains("the test asserted nothing, and --require-assertions wants"))
  }

  // MARK: Reading

  /// The cells of a table's rows.
  private func rows(after mark: String) throws -> [[String]] {
    let page = try Page.named("docs/failures.md")
    let start = try #require(page.lines.firstIndex(of: mark))
    return page.lines[(start + 3)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().split(separator: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// Status and words of the tests of a run by the JSON reporter.
  private func finishedTests(in output: String) throws -> [String: (status: String, words: String)]
  {
    var tests: [String: (status: String, words: String)] = [:]
    for line in output.split(separator: "\n") {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      guard event["event"] as? String == "test_finished",
        let name = (event["names"] as? [String])?.last
      else { continue }
      let failures = event["failures"] as? [[String: Any]] ?? []
      let words = failures.flatMap { failure in
        let fields = failure["fields"] as? [[String: String]] ?? []
        let texts = [failure["headline"], failure["message"]].compactMap { $0 as? String }
        return texts + fields.flatMap(\.values)
      }
      tests[name] = (event["status"] as? String ?? "?", words.joined(separator: "\n"))
    }
    return tests
  }
}
