import Testing

/// Data that comes from outside of a view: objects, publishers, streams, actors, queues.
struct DataFlowTests {
  private let harness = Program(name: "DataFlowHarness")

  @Test(arguments: ["objects", "publishers", "tasks", "queues", "between-tests"])
  func `data from outside arrives at its instant and in its order`(name: String) throws {
    let outcome = try harness.run("data-flow/\(name).lua", "-j1")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine.contains("passed, 0 failed, 0 skipped"))
  }

  @Test func `what does not come from outside is said`() throws {
    let outcome = try harness.run("data-flow/fails.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "data-flow-fails")
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "0 passed, 6 failed, 0 skipped")
  }
}
