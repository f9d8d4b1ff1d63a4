import Testing

/// What the options of tests make of a run.
struct OptionTests {
  @Test func `marked tests shut out the others of their file`() throws {
    let outcome = try Program.faulty.run("options/only.lua", "good.lua", "-j1")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine == "4 passed, 0 failed, 0 skipped")
  }

  @Test(arguments: [["--forbid-only"], []])
  func `where marks are forbidden they fail, and shut out nobody`(options: [String]) throws {
    let environment = options.isEmpty ? ["CI": "true"] : [:]
    let outcome = try Program.faulty.run(
      ["options/only.lua", "-j1"] + options, environment: environment)
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "0 passed, 3 failed, 0 skipped")
    #expect(outcome.output.contains("the test is marked by 'only', and --forbid-only forbids that"))
  }

  @Test func `a test that is known to fail is skipped when it does, and told when it passes`()
    throws
  {
    let outcome = try Program.faulty.run("options/todo.lua", "-j1")
    #expect(outcome.exitCode == 0, "\(outcome.output)")
    #expect(outcome.lastLine == "1 passed, 0 failed, 2 skipped")
    #expect(outcome.output.contains("has been mended: it is marked as todo, and passes"))
    let report = try Program.faulty.run("options/todo.lua", "-j1", "--reporter", "tap")
    #expect(
      report.output.contains("not ok 1 - options/todo.lua › is known to fail # TO" + "DO todo: "))
    #expect(report.output.contains("ok 2 - options/todo.lua › has been mended\n"))
  }

  @Test func `a test says how often it may run again`() throws {
    let outcome = try Program.faulty.run("options/retries.lua", "-j1", "--retries", "1")
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "2 passed, 1 failed, 0 skipped", "\(outcome.output)")
    #expect(outcome.output.contains("\n2 flaky\n"))
    #expect(
      outcome.output.contains(
        "flaky: options/retries.lua › passes at the third time: passed at attempt 3; the first failed"
          + " at options/retries.lua:3"))
  }

  @Test func `a test has a time of its own`() throws {
    let outcome = try Program.faulty.run("options/timeout.lua", "-j1", "--timeout", "100ms")
    #expect(outcome.lastLine == "1 passed, 1 failed, 0 skipped", "\(outcome.output)")
    #expect(outcome.output.contains("more than 0.2 s of processor time"))
  }
}
