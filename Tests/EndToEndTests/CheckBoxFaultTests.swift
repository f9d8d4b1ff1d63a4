import Testing

/// The scripts of the two check boxes pass with the sample components, and fail with the right
/// message when a component is broken on purpose.
struct CheckBoxFaultTests {
  private static let scripts = ["scripts/button-check-box.lua", "scripts/check-box.lua"]

  @Test func `both check boxes pass`() throws {
    let outcome = try Program.harness.run(Self.scripts + ["-j1"], in: "")
    #expect(outcome.exitCode == 0)
    #expect(outcome.lastLine == "8 passed, 0 failed, 0 skipped")
  }

  @Test func `they also pass with unbroken components of another harness`() throws {
    let outcome = try Program.faulty.run(Self.scripts + ["-j1"], in: "")
    #expect(outcome.lastLine == "8 passed, 0 failed, 0 skipped")
  }

  @Test(arguments: ["forgets-on-change", "forgets-to-toggle", "wrong-label"])
  func `a broken check box fails`(fault: String) throws {
    let outcome = try Program.faulty.run(
      Self.scripts + ["-j1"], in: "", environment: ["FAULT": fault])
    try Snapshot.expect(outcome, toMatch: "check-box-\(fault)")
    #expect(outcome.exitCode == 1)
  }
}
