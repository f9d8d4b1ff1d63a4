import Testing

/// What outlives a test is named, and harms no other.
struct LeakTests {
  @Test(arguments: ["objects", "scheduled", "observers", "flat"])
  func `what is left is named in a note`(script: String) throws {
    let outcome = try Program.faulty.run("leaks/\(script).lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "leaks-\(script)")
  }

  @Test func `what ends with its view, and what is shared, is no leak`() throws {
    let outcome = try Program.faulty.run("leaks/clean.lua", "-j1", "--leaks", "fail")
    #expect(outcome.output.contains("6 passed"))
    #expect(!outcome.output.contains("leak:"))
    #expect(outcome.exitCode == 0)
  }

  @Test func `with fail a leak is a failure of its own kind`() throws {
    let outcome = try Program.faulty.run(
      "leaks/flat.lua", "leaks/observers.lua", "-j1", "--leaks", "fail")
    try Snapshot.expect(outcome, toMatch: "leaks-fail")
    #expect(outcome.exitCode == 1)
    let verdicts = try Verdicts(
      Program.faulty.run("leaks", "-j2", "--leaks", "fail", "--reporter", "json"))
    #expect(verdicts.addUp)
    #expect(verdicts.tests.count { $0.kinds.contains("leak") } == 11)
  }

  @Test func `with off nobody looks`() throws {
    let outcome = try Program.faulty.run("leaks/objects.lua", "-j1", "--leaks", "off")
    #expect(!outcome.output.contains("leak:"))
    #expect(outcome.exitCode == 0)
  }

  @Test func `every report has the note`() throws {
    let note = "leak: the @StateObject model of Cycle (ProfileModel) is still alive"
    for reporter in ["list", "line", "dot", "json", "junit"] {
      let outcome = try Program.faulty.run("leaks/flat.lua", "--reporter", reporter)
      #expect(outcome.output.contains(note), "\(reporter)")
    }
  }

  @Test func `the next test hears nothing of it, and none is lost`() throws {
    let outcome = try Program.faulty.run(
      "leaks/observers.lua", "leaks/clean.lua", "-j1", "--reporter", "json")
    let verdicts = try Verdicts(outcome)
    #expect(verdicts.tests.map(\.status).filter { $0 == "passed" }.count == 9)
    #expect(verdicts.addUp)
    #expect(!outcome.output.contains("hears the news"))
  }

  @Test(arguments: ["warn", "off"])
  func `too much that is left is left behind with its process`(leaks: String) throws {
    let verdicts = try Verdicts(
      Program.faulty.run("many-leaks", "good.lua", "-j1", "--leaks", leaks, "--reporter", "json"))
    #expect(verdicts.addUp)
    #expect(verdicts.summary["passed"] == 152)
  }

  @Test func `without the look the next test does hear of it`() throws {
    let outcome = try Program.faulty.run(
      "leaks/observers.lua", "-j1", "--leaks", "off", "--reporter", "json")
    #expect(outcome.output.contains("a listener of an earlier test hears the news"))
  }

  @Test func `what goes wrong while the view goes fails the test`() throws {
    let outcome = try Program.faulty.run("goodbye", "-j1")
    try Snapshot.expect(outcome, toMatch: "goodbye")
    #expect(outcome.exitCode == 1)
  }

  @Test func `the sample components leave nothing`() throws {
    let outcome = try Program.harness.run("scripts", "--leaks", "fail", in: "")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
  }
}
