import Foundation
import Testing

/// The commands that keep a component at hand: `components`, `tree`, `record`, `init`.
struct SessionTests {
  // MARK: Looking

  @Test func `components are listed with what they take`() throws {
    let outcome = try Program.harness.run("components", in: "")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.lines.first
        == "CheckBox{ label: string, value: string, on_change?: function(checked, value) }")
    #expect(outcome.lines.contains("TodoList{ titles?: {string} }"))
  }

  @Test func `a tree has a locator behind each line that finds that element alone`() throws {
    let arguments = [
      ["SignInForm"], ["TodoList", "--args", "titles = { \"Milk\", \"Milk\" }"],
      ["SettingsForm", "--unmerged", "--hidden"],
    ]
    for given in arguments {
      let outcome = try Program.harness.run(["tree"] + given, in: "")
      #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let locators = outcome.lines.compactMap { line in
        line.range(of: "   find").map { String(line[$0.upperBound...]) }
      }
      #expect(locators.count == outcome.lines.count, "\(outcome.output)")
      var script = "mount(\"\(given[0])\""
      if given.count > 2, given[1] == "--args" { script += ", { \(given[2]) }" }
      script += ")\n"
      for locator in locators { script += "expect(find\(locator)):to_have_count(1)\n" }
      let folder = try TemporaryFolder()
      try folder.write(script, to: "locators.lua")
      let check = try Program.harness.run(["\(folder.path)/locators.lua"], in: "")
      #expect(check.exitCode == 0, "\(check.output)")
    }
  }

  @Test(arguments: [
    ("tree-component", ["tree", "Card", "--args", "{ title = \"Milk\", count = 2 }"]),
    ("tree-missing-argument", ["tree", "Card"]),
    ("tree-bad-table", ["tree", "Card", "--args", "{ title = "]),
    ("tree-unknown-name", ["tree", "Crad"]),
    ("tree-options", ["tree", "Panel", "--options", "{ devise = \"iPad\" }"]),
    ("tree-crash", ["tree", "BrokenBody"]),
    ("tree-restless", ["tree", "Restless"]),
  ])
  func `what a tree cannot show is told in a sentence`(
    _ name: String, _ arguments: [String]
  ) throws {
    try Snapshot.expect(Program.faulty.run(arguments), toMatch: name)
  }

  // MARK: Recording

  /// The answers at the prompt, and what `harness` says to the script that was saved.
  private func record(
    _ arguments: [String], _ lines: String, with program: Program = .harness
  ) throws -> (session: Program.Outcome, run: Program.Outcome) {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/recorded.lua"
    let session = try program.run(
      ["record"] + arguments, in: "", input: lines + "\nsave \(path)\n")
    return (session, try program.run([path], in: ""))
  }

  @Test func `what was done at the prompt is a script that passes`() throws {
    let lines = """
      expect 5
      type 2 ada@example.com
      type 3 hunter2
      tap 4
      expect 4
      tap 5
      expect on_sign_in
      expect 2
      """
    let (session, run) = try record(["SignInForm"], lines)
    #expect(session.exitCode == 0 && !session.output.contains("! "), "\(session.output)")
    for statement in [
      "expect(find(\"Sign in\")):to_be_disabled()",
      "find(\"email\"):type(\"ada@example.com\")",
      "find(\"Password\"):type(\"hunter2\")",
      "find(\"Remember me\"):tap()",
      "expect(find(\"Remember me\")):to_be_checked()",
      "expect(app.spies.on_sign_in):to_be_called(1)",
      "expect(app.spies.on_sign_in):to_be_last_called_with(\"ada@example.com\", \"hunter2\", true)",
      "expect(find(\"email\")):to_have_value(\"ada@example.com\")",
    ] {
      #expect(session.output.contains("+ \(statement)\n"), "\(statement)\n\(session.output)")
    }
    #expect(run.lastLine == "1 passed, 0 failed, 0 skipped", "\(run.output)")
  }

  @Test func `a session is a conversation`() throws {
    let lines = """
      tap 3
      tap 9
      tap
      tpa 3
      find("More"):is_enabled()
      find("Less"):label()
      expect(find("count")):to_have_text("5")
      local more = find("More")
      more:tap()
      undo
      for i = 1, 2 do
        more:tap()
      end
      expect 1
      spies
      nonsense(
      )
      error("by hand")
      pcall(function() expect(1):to_equal(2) end)
      skip()
      expect.that(1)
      tree hidden
      script
      """
    let outcome = try Program.harness.run(
      ["record", "Counter", "--args", "{ maximum = 3 }"], in: "", input: lines + "\n")
    try Snapshot.expect(outcome, toMatch: "record-conversation")
  }

  @Test func `what failed has not happened`() throws {
    // The search for what is not there waits until the toast has gone, and that is taken back.
    let lines = """
      find("Show"):tap()
      find("Nobody"):tap()
      expect 2
      print("told once")
      advance 5
      expect(find("toast")):not_to_exist()
      undo
      undo
      tree
      """
    let (session, run) = try record(["Toast", "--args", "{ message = \"Saved\" }"], lines)
    #expect(session.output.contains("! find(\"Nobody\") matches nothing"), "\(session.output)")
    #expect(session.output.contains("+ expect(find(\"toast\")):to_have_text(\"Saved\")\n"))
    #expect(session.output.contains("- advance(5)\n"))
    // What is repeated prints nothing.
    #expect(session.output.split(separator: "\n").count { $0 == "told once" } == 1)
    #expect(run.lastLine == "1 passed, 0 failed, 0 skipped", "\(run.output)")
  }

  @Test(arguments: [
    ("record-crash", ["ShortList"], "tap 2\ntap 3\ntap 2\n"),
    ("record-crash-at-once", ["BrokenBody"], "tap 2\n"),
  ])
  func `a crash takes nothing of the script with it`(
    _ name: String, _ arguments: [String], _ lines: String
  ) throws {
    let outcome = try Program.faulty.run(["record"] + arguments, input: lines)
    try Snapshot.expect(outcome, toMatch: name)
  }

  /// Whether processor time or real time is over first depends on the machine.
  @Test func `an endless loop in Lua ends, and the session goes on`() throws {
    let outcome = try Program.faulty.run(
      ["record", "ShortList", "--timeout", "300ms"], input: "while true do end\ntap 2\n")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(/! .*more than .* time.*\n> tap 2\n\+ find/))
  }

  @Test func `Swift code that never ends, ends the session`() throws {
    let outcome = try Program.faulty.run(
      ["record", "ShortList", "--timeout", "300ms"], input: "tap 2\nhang()\ntap 2\n")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains(/ShortList: more than .* time .*in hang\(\)/))
    #expect(outcome.output.contains("\nmount(\"ShortList\")\nfind(\"Next\"):tap()\n"))
  }

  @Test func `an interrupted session shows its script`() throws {
    let outcome = try Program.faulty.run(
      ["record", "ShortList"], input: "tap 2\ninterrupt_run()\n")
    #expect(outcome.exitCode == 130)
    #expect(outcome.output.contains("\nmount(\"ShortList\")\nfind(\"Next\"):tap()\n"))
  }

  @Test func `a flood is cut`() throws {
    let outcome = try Program.faulty.run(
      ["record", "ShortList"], input: "for i = 1, 100000 do print(\"flood\", i) end\ntap 2\n")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("bytes cut"))
    #expect(outcome.output.utf8.count < 100_000)
    #expect(outcome.output.contains("+ find(\"Next\"):tap()"))
  }

  // MARK: Lists for programs

  @Test func `a list for programs has tests, lines and files that cannot be read`() throws {
    let outcome = try Program.faulty.run(
      "list", "running", "bad-input/syntax.lua", "--reporter", "json")
    try Snapshot.expect(outcome, toMatch: "list-json")
    for line in outcome.lines {
      _ = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    let file = try TemporaryFile()
    let both = try Program.faulty.run(
      "list", "running/mixed.lua", "--reporter", "json:\(file.path)")
    #expect(both.lines.count == 9)
    #expect(try file.text().split(separator: "\n").count == 11)
  }

  // MARK: Beginning

  @Test func `init writes a first script that passes, and files for editors`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.harness.run(["init", folder.path], in: "")
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("1 passed, 0 failed, 0 skipped"))
    for (written, source) in [
      (".luarc.json", "editors/.luarc.json"), (".luacheckrc", ".luacheckrc"),
      (".harness/harness.lua", "editors/harness.lua"),
    ] {
      let text = try String(contentsOfFile: "\(folder.path)/\(written)", encoding: .utf8)
      let original = try String(contentsOfFile: "\(Package.root)/\(source)", encoding: .utf8)
      #expect(text == original, "\(written) is not \(source)")
    }
    // A run of the whole folder does not take the definitions for a script.
    let list = try Program.harness.run(["list", folder.path], in: "")
    #expect(list.output.contains("first.lua") && !list.output.contains(".harness"))

    try folder.write("-- mine\n", to: "scripts/first.lua")
    let again = try Program.harness.run(["init", folder.path], in: "")
    #expect(again.exitCode == 0)
    #expect(again.lines.filter { $0.hasPrefix("kept") }.count == 4)
    let kept = try String(contentsOfFile: "\(folder.path)/scripts/first.lua", encoding: .utf8)
    #expect(kept == "-- mine\n")
  }

  @Test func `luacheck has nothing to say about the first script`() throws {
    let folder = try TemporaryFolder()
    _ = try Program.harness.run(["init", folder.path], in: "")
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/luacheck")
    check.arguments = ["--quiet", "scripts"]
    check.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    check.standardOutput = FileHandle.nullDevice
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func `init says where it cannot write`() throws {
    let file = try TemporaryFile()
    let notFolder = try Program.harness.run(["init", file.path], in: "")
    #expect(notFolder.exitCode == 2)
    #expect(notFolder.errors.hasPrefix("harness: init: '\(file.path)' is a file, and no folder."))
    let unwritable = try Program.harness.run(["init", "/proc/nowhere"], in: "")
    #expect(unwritable.exitCode == 2)
    #expect(
      unwritable.errors
        == "harness: cannot write '/proc/nowhere/.luarc.json': No such file or directory.\n")
  }
}
