import Testing

/// What a tester reads when a test fails.
struct ReportTests {
  @Test(arguments: [
    "refused", "missing", "ambiguous", "values", "callbacks", "inspection", "helpers", "predicates",
  ])
  func `a failure explains itself`(name: String) throws {
    let outcome = try Program.faulty.run("reports/\(name).lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "report-\(name)")
    #expect(outcome.exitCode == 1)
  }

  @Test func `predicates hold for what is, and for what comes`() throws {
    let outcome = try Program.faulty.run("predicates/passes.lua", "-j1")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine == "4 passed, 0 failed, 0 skipped")
  }

  @Test func `virtual time passes without real time`() throws {
    let outcome = try Program.faulty.run("time/passes.lua", "time/calendar.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "time-passes")
    #expect(outcome.exitCode == 0)
  }

  @Test func `a wait that ends in vain says how long and what is still scheduled`() throws {
    let outcome = try Program.faulty.run("time/fails.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "time-fails")
    #expect(outcome.exitCode == 1)
  }

  @Test func `what a file prints is shown once, and each test's output with the test`() throws {
    let outcome = try Program.faulty.run("running/output.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "report-output")
  }
}
