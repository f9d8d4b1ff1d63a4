import Testing

/// The report of each kind of failure, whole, as a file under review. docs/failures.md lists them.
struct FailureReportTests {
  @Test(arguments: [
    "finding", "acting", "judging", "values", "spies", "waiting", "lua", "usage",
  ])
  func `every kind of failure explains itself`(theme: String) throws {
    let outcome = try Program.faulty.run("failures/\(theme).lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "failures-\(theme)")
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine.hasPrefix("0 passed, "))
    expectShort(outcome)
  }

  @Test
  func `a script that is no list of tests, and a test that ends its process, explain themselves`()
    throws
  {
    let outcome = try Program.faulty.run("failures/files", "-j1")
    try Snapshot.expect(outcome, toMatch: "failures-files")
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine.hasPrefix("0 passed, "))
    expectShort(outcome)
  }

  /// A report that does not fit on a screen is not read.
  private func expectShort(_ outcome: Program.Outcome) {
    let reports = outcome.output.split(separator: #/\n *[0-9]+\) /#)
    for report in reports.dropFirst() {
      let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 60, "\(lines.first ?? "")")
    }
  }
}
