import Foundation
import Testing

/// How a run is chosen, repeated, reported and ended.
struct RunningTests {
  @Test func `each verdict is told once, and the last line adds up`() throws {
    let outcome = try Program.faulty.run("running/mixed.lua", "running/flat.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "running-mixed")
    #expect(outcome.lastLine == "5 passed, 2 failed, 3 skipped")
  }

  @Test func `one worker and two give the same verdicts`() throws {
    let arguments = ["bad-input", "reports", "running/mixed.lua", "good.lua", "--reporter", "json"]
    let one = try Verdicts(Program.faulty.run(arguments + ["-j1"]))
    let two = try Verdicts(Program.faulty.run(arguments + ["-j2"]))
    #expect(one.lines == two.lines)
    #expect(one.addUp && two.addUp)
  }

  @Test func `the same seed gives the same numbers, another one others`() throws {
    func output(seed: String) throws -> [String] {
      try Verdicts(
        Program.faulty.run("running/random.lua", "--seed", seed, "--reporter", "json")
      ).tests.map(\.output)
    }
    let first = try output(seed: "7")
    #expect(first.count == 2)
    #expect(try output(seed: "7") == first)
    #expect(try output(seed: "8") != first)
    // The file draws the same number for both tests, each test its own.
    let numbers = first.map { $0.split { $0 == "\t" || $0 == "\n" } }
    #expect(numbers[0][0] == numbers[1][0])
    #expect(numbers[0][1] != numbers[1][1])
  }

  @Test func `scripts read what the command line gives, and nothing of the machine`() throws {
    let given = try Program.faulty.run(
      "running/env.lua", "-j1", "-e", "NAME=Ada", "--env=PLACE=a=b", "-e", "EMPTY=")
    #expect(given.exitCode == 0, "\(given.output)")
    #expect(given.lastLine == "1 passed, 0 failed, 0 skipped")
    let missing = try Program.faulty.run("running/env.lua", "-j1")
    #expect(missing.exitCode == 1)
    #expect(missing.output.contains("received  nil"))
  }

  @Test func `views in views go as deep as the stack allows, and then fail the test`() throws {
    let outcome = try Program.faulty.run("running/deep.lua", "-j1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "1 passed, 1 failed, 0 skipped", "\(outcome.output)")
    #expect(outcome.output.contains("VStack in Deep stands"))
    #expect(outcome.output.contains("no interface needs so many"))
  }

  @Test func `the tests are listed without being run`() throws {
    let outcome = try Program.faulty.run("running", "bad-input/syntax.lua", "--list")
    try Snapshot.expect(outcome, toMatch: "running-list")
    let command = try Program.faulty.run("list", "running/mixed.lua")
    #expect(command.exitCode == 0)
    #expect(command.lines.count == 9)
  }

  @Test(arguments: [
    ("basket", 6), ("/passes( too)?$/", 2), ("mixed.lua", 9), ("/^flat/", 0), ("#slow", 1),
  ])
  func `a pattern selects tests by path and name`(pattern: String, count: Int) throws {
    let outcome = try Program.faulty.run("running/mixed.lua", "--list", "-g", pattern)
    #expect(outcome.lines.count == count)
    #expect(outcome.exitCode == (count == 0 ? 4 : 0))
  }

  @Test func `nothing selected is an exit code of its own`() throws {
    let outcome = try Program.faulty.run("good.lua", "-g", "no such test")
    try Snapshot.expect(outcome, toMatch: "running-nothing-selected")
    #expect(outcome.exitCode == 4)
    let allowed = try Program.faulty.run("running/module.lua", "--pass-with-no-tests")
    #expect(allowed.exitCode == 0)
  }

  @Test func `a file that can't be collected fails whatever is selected`() throws {
    let outcome = try Program.faulty.run(
      "bad-input/syntax.lua", "good.lua", "-g", "shows its title", "-j1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "1 passed, 1 failed, 0 skipped")
  }

  @Test(arguments: ["line", "dot", "json", "junit"])
  func `each reporter tells the same run`(reporter: String) throws {
    let outcome = try Program.faulty.run(
      "running/mixed.lua", "bad-input/exit.lua", "-j1", "--reporter", reporter)
    try Snapshot.expect(outcome, toMatch: "reporter-\(reporter)")
    #expect(outcome.exitCode == 1)
  }

  @Test func `the JUnit report is well-formed`() throws {
    let file = try TemporaryFile()
    _ = try Program.faulty.run(
      "reports", "bad-input", "-j1", "--reporter", "junit:\(file.path)")
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    check.arguments = ["--noout", file.path]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func `a module has no tests, and tests can require it`() throws {
    let outcome = try Program.faulty.run("running/module.lua", "running/uses-module.lua", "-j1")
    #expect(outcome.exitCode == 0)
    #expect(outcome.lastLine == "1 passed, 0 failed, 0 skipped")
  }

  @Test func `an interrupted run reports and ends`() throws {
    let outcome = try Program.faulty.run("running/interrupted.lua", "good.lua", "-j1")
    try Snapshot.expect(outcome, toMatch: "running-interrupted")
    #expect(outcome.exitCode == 130)
    #expect(try Program.faulty.run("running/terminated.lua", "-j1").exitCode == 143)
  }

  @Test func `all sample scripts pass`() throws {
    let outcome = try Program.harness.run("scripts", in: "")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
  }
}
