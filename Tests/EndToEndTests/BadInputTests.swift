import Foundation
import Testing

/// What a user can get wrong: each gets a clear sentence and the right exit code, and every other
/// script still runs.
struct BadInputTests {
  @Test func `a harness that registers a name twice says so, and runs nothing`() throws {
    let outcome = try Program.faulty.run(
      "good.lua", environment: ["FIXTURE_NAME_TWICE": "1"])
    #expect(outcome.exitCode == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "FaultyHarness: this harness registers the component \"ShortList\" twice, and scripts "
        + "could reach only one of both: give one another name in main.swift\n")
  }

  @Test(arguments: [
    "syntax.lua", "binary.lua", "component.lua", "arguments.lua", "trap.lua",
    "exit.lua", "functions.lua", "restless.lua", "matryoshka.lua",
  ])
  func `a bad script fails alone`(script: String) throws {
    let outcome = try Program.faulty.run("bad-input/\(script)", "good.lua", "-j1")
    let name = script.components(separatedBy: ".")[0]
    try Snapshot.expect(outcome, toMatch: "bad-input-\(name)")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("\nok      good.lua  2 passed  "))
  }

  @Test(arguments: [
    ("missing-file", ["no-such.lua", "good.lua"]),
    ("missing-directory", ["no-such/folder"]),
    ("empty-glob", ["no-such-*.lua"]),
    ("no-path", []),
    ("unknown-option", ["good.lua", "--wrokers", "2"]),
    ("option-without-value", ["good.lua", "--grep"]),
    ("option-with-bad-value", ["good.lua", "--timeout", "soon"]),
    ("later-option", ["good.lua", "--isolate", "test"]),
    ("unknown-reporter", ["good.lua", "--reporter", "jason"]),
    ("bad-pattern", ["good.lua", "-g", "/(/"]),
  ])
  func `a wrong command line runs nothing`(name: String, arguments: [String]) throws {
    let outcome = try Program.faulty.run(arguments)
    try Snapshot.expect(outcome, toMatch: "command-line-\(name)")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output == "")
  }

  @Test func `a pipe with the name of a script fails alone and at once`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/pipe.lua", 0o600) == 0)
    let outcome = try Program.faulty.run(folder.path, "-j1")
    #expect(outcome.output.contains("this is no file but a device, pipe or socket"))
    #expect(outcome.output.hasSuffix("2 passed, 1 failed, 0 skipped\n"))
    #expect(outcome.exitCode == 1)
  }

  @Test func `a link to nowhere fails alone`() throws {
    let folder = try TemporaryFolder()
    try folder.addDanglingLink("dangling.lua")
    let outcome = folder.cleaned(try Program.faulty.run(folder.path, "-j1"))
    try Snapshot.expect(outcome, toMatch: "dangling-link")
    #expect(outcome.exitCode == 1)
  }

  /// The super-user may read everything, so the program runs as somebody else then.
  @Test func `a directory that can't be read is told`() throws {
    let somebody =
      geteuid() == 0
      ? ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] : []
    guard try Program.faulty.run("--version", prefix: somebody).exitCode == 0 else {
      try Test.cancel("nobody else can run the program where it was built")
    }
    let folder = try TemporaryFolder()
    try folder.addClosedFolder("closed")
    func run(_ path: String) throws -> Program.Outcome {
      folder.cleaned(try Program.faulty.run(path, "-j1", prefix: somebody))
    }
    try Snapshot.expect(try run(folder.path), toMatch: "unreadable-directory-below")
    try Snapshot.expect(try run(folder.path + "/closed"), toMatch: "unreadable-directory-given")
  }
}
