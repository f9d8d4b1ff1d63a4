import Testing

/// Requests of an app are answered by its test, on the virtual clock.
struct NetworkTests {
  @Test func `routes answer every way to ask, after their delay`() throws {
    let outcome = try Program.faulty.run("network/passes.lua", "network/file-level.lua", "-j1")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine == "59 passed, 0 failed, 0 skipped")
  }

  @Test func `a request that no route answers fails the test and names what there is`() throws {
    let outcome = try Program.faulty.run("network/fails.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "network-fails")
    #expect(outcome.exitCode == 1)
  }
}
