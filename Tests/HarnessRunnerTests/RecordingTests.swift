import Foundation
import Glibc
import HarnessEvents
import HarnessRunner
import Testing

/// `harness record`, played by the fixture worker. One at a time, since signals are caught for the
/// whole process.
@Suite(.serialized)
struct RecordingTests {
  private final class Said {
    var out = ""
    var err = ""
  }

  /// What the command says to these lines, and its exit code.
  private func record(
    _ lines: String, _ arguments: [String] = ["A"]
  ) throws -> (code: Int32, out: String, err: String) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    _ = write(ends[1], lines, lines.utf8.count)
    close(ends[1])
    let said = Said()
    let command = HarnessCommand(
      worker: RunFixture.worker(), version: "1",
      reporters: ReporterCatalog(names: []) { _, _ in [] },
      output: CommandOutput(say: { said.out += $0 }, complain: { said.err += $0 }),
      input: LineInput(descriptor: ends[0]))
    return (command.run(["record"] + arguments), said.out, said.err)
  }

  /// What comes after the hint about 'help'.
  private func answers(_ out: String) -> String {
    let hint = "Type 'help' for what can be typed, 'quit' to end.\n"
    return out.range(of: hint).map { String(out[$0.upperBound...]) } ?? out
  }

  @Test func `what was done is told as a script at the end`() throws {
    let told = try record("adds find(\"x\"):tap()\nrefuses it is disabled\nsays 3\n")
    #expect(told.code == 0)
    #expect(
      answers(told.out) == """
        > adds find("x"):tap()
        + find("x"):tap()
        > refuses it is disabled
        ! it is disabled
        > says 3
        3

        The script:

        -- Recorded with 'harness record A'.
        mount
        find("x"):tap()
        -- Nothing is expected yet: 'expect N' at the prompt writes down what there is.

        """)
  }

  @Test func `nothing is told of a session in which nothing was done`() throws {
    let told = try record("says 3\nquit\nsays 4\n")
    #expect(answers(told.out) == "> says 3\n3\n> quit\n")
  }

  @Test func `a saved script is not told again`() throws {
    let file = "/tmp/harness-recording-\(getpid()).lua"
    defer { unlink(file) }
    let told = try record(
      "adds expect(1)\nsave \(file)\nsave\nsave /proc/dev/null/x.lua\nsave \(file)\n")
    #expect(
      answers(told.out) == """
        > adds expect(1)
        + expect(1)
        > save \(file)
        saved; 'harness \(file)' runs it
        > save
        ! save: write the name of a file: save first.lua
        > save /proc/dev/null/x.lua
        ! save: cannot write '/proc/nowhere/x.lua': No such file or directory
        > save \(file)
        saved; 'harness \(file)' runs it

        """)
    let again = try record("adds expect(2)\nsave \(file)\n")
    #expect(again.out.contains("! save: cannot write '\(file)': File exists"))
  }

  @Test func `a statement may have several lines`() throws {
    let told = try record("begins one\nsays\n\nbegins two")
    #expect(
      answers(told.out) == """
        > begins one
        >> says
        >> \("")
        > begins two
        ! the last statement has no end, and is left out

        """)
  }

  @Test func `a crash shows what there is so far`() throws {
    let told = try record("adds expect(1)\nstep find(\"x\"):tap()\nsays 3\n")
    #expect(told.code == 1)
    #expect(told.out.hasSuffix("mount\nexpect(1)\n"))
    #expect(!told.out.contains("says 3"))
    #expect(
      told.err
        == "harness: A: the worker was killed in find(\"x\"):tap() by signal 11 "
        + "(Segmentation fault)\n")
  }

  @Test func `what cannot be mounted has no prompt`() throws {
    let told = try record("says 3\n", ["Nothing"])
    #expect(told == (2, "", "harness: Nothing: there is no component \"Nothing\"\n"))
  }

  @Test func `undo takes back what was added last`() throws {
    let told = try record("adds expect(1)\nadds expect(2)\nundo\nscript\nquit\n")
    #expect(told.out.contains("> script\n-- Recorded with 'harness record A'.\nmount\nexpect(1)\n"))
  }
}
