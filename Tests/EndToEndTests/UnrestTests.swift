import Testing

/// An app that never comes to rest at an instant is a failure with a name, and what an app does at
/// its end is a part of its test.
struct UnrestTests {
  @Test func `whatever keeps a view changing is named`() throws {
    let outcome = try Program.faulty.run("unrest", "-j1")
    try Snapshot.expect(outcome, toMatch: "unrest")
    #expect(outcome.exitCode == 1)
  }
}
