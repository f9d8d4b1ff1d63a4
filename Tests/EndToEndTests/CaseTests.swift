import Testing

/// The behavioural cases of the design: what a user does, and what must come of it.
struct CaseTests {
  private let harness = Program(name: "CaseHarness")

  @Test func `every behavioural case holds`() throws {
    let outcome = try harness.run("cases", "-j1")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine.contains("passed, 0 failed, 0 skipped"))
  }
}
