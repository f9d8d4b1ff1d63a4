import HarnessEvents
import HarnessRunner
import Testing

/// The command as a whole: what it says and the code it exits with. One at a time, since signals
/// are caught for the whole process.
@Suite(.serialized)
struct HarnessCommandTests {
  private final class Said {
    var out = ""
    var err = ""
  }

  private func command(
    _ arguments: [String], _ fixture: RunFixture? = nil,
    worker: WorkerCommandLine = RunFixture.worker(), problem: String? = nil
  ) -> (code: Int32, out: String, err: String) {
    let said = Said()
    let catalog = ReporterCatalog(names: ["list", "dot", "junit"]) { requests, _ in
      _ = requests
      return fixture.map { [$0.recorder] } ?? []
    }
    let command = HarnessCommand(
      worker: worker, version: "1.2.3", reporters: catalog, problem: problem,
      output: CommandOutput(say: { said.out += $0 }, complain: { said.err += $0 }))
    let paths = fixture?.files.map(\.path) ?? []
    let place = fixture.map { ["--output", "\($0.directory)/results"] } ?? []
    return (command.run(arguments + place + paths), said.out, said.err)
  }

  @Test func `version and help go to standard output`() {
    #expect(command(["--version"]) == (0, "harness 1.2.3\n", ""))
    let help = command(["--help"])
    #expect(help.code == 0)
    #expect(help.out.hasPrefix("Usage: harness [run] PATH… [options]\n"))
  }

  @Test func `a harness that is wrong itself runs nothing, and still tells its version`() {
    let fixture = RunFixture("one: pass\n")
    let answer = command([], fixture, problem: "this harness registers \"A\" twice")
    #expect(answer == (3, "", "harness: this harness registers \"A\" twice\n"))
    #expect(fixture.recorder.records.isEmpty)
    #expect(command(["--version"], problem: "x").code == 0)
  }

  @Test func `without a path nothing runs`() {
    let answer = command([])
    #expect(answer.code == 2)
    #expect(
      answer.err == """
        harness: no script given; name files, directories or globs, such as scripts/*.lua.
        Try 'harness --help'.

        """)
  }

  @Test func `an unknown reporter is a mistake`() {
    let answer = command(["--reporter", "junti"], RunFixture("one: pass"))
    #expect(answer.code == 2)
    #expect(
      answer.err == """
        harness: there is no reporter 'junti'; there are list, dot, junit. Did you mean junit?
        Try 'harness --help'.

        """)
  }

  @Test func `exit codes tell passed, failed and nothing selected`() {
    #expect(command([], RunFixture("one: pass")).code == 0)
    #expect(command([], RunFixture("one: fail")).code == 1)
    let none = command(["-g", "nothing"], RunFixture("one: pass"))
    #expect(none.code == 4)
    #expect(none.err == "harness: no test matches --grep 'nothing'.\n")
    #expect(command(["-g", "nothing", "--pass-with-no-tests"], RunFixture("one: pass")).code == 0)
  }

  @Test func `a fault is told although no reporter tells it`() {
    let fixture = RunFixture("one: pass")
    let answer = command([], fixture, worker: RunFixture.shell("exit 7"))
    #expect(answer.code == 3)
    #expect(
      answer.err
        == "harness: a worker cannot start: the worker exited with code 7 before it was ready\n")
  }

  @Test func `a path that does not exist stops everything`() {
    let fixture = RunFixture("one: pass")
    let answer = command(["/nowhere/x.lua"], fixture)
    #expect(answer.code == 2)
    #expect(fixture.recorder.events.isEmpty)
    #expect(
      answer.err == """
        harness: there is no file or directory '/nowhere/x.lua'; nothing was run.
        Try 'harness --help'.

        """)
  }

  @Test func `a tree is made by a worker that has mounted the component`() {
    let answer = command(["tree", "A", "--args", "{ a = 1 }", "--hidden"])
    #expect(answer.code == 0)
    #expect(answer.out.hasPrefix("mount("))
    #expect(answer.out.contains("arguments: \"{ a = 1 }\""))
    #expect(answer.out.contains("includesHidden: true"))
    #expect(
      command(["tree", "Nothing"]) == (2, "", "harness: there is no component \"Nothing\"\n"))
  }

  @Test(arguments: [
    (
      ["tree"],
      "tree: which component? 'harness components' and 'harness previews' list the names."
    ),
    (
      ["record", "A", "b"],
      "record: takes one name, and 'b' was given too; arguments go into "
        + "--args '{ label = \"Save\" }'."
    ),
    (["components", "A"], "components: takes no path, and 'A' was given."),
    (["previews", "A"], "previews: takes no path, and 'A' was given."),
    (["init", "a", "b"], "init: takes one folder, and 'b' was given too."),
    (["init", "/dev/null"], "init: '/dev/null' is a file, and no folder."),
    (
      ["list", "--reporter", "dot"],
      "a list is told as lines, or with --reporter json; 'dot' tells a run."
    ),
  ])
  func `commands say what they take`(_ arguments: [String], _ sentence: String) {
    let fixture = RunFixture("one: pass")
    let answer = command(arguments, arguments[0] == "list" ? fixture : nil)
    #expect(answer.code == 2)
    #expect(answer.err == "harness: \(sentence)\nTry 'harness --help'.\n")
  }

  @Test func `a list is written to standard output`() {
    let fixture = RunFixture("one: segv\ntwo: segv")
    let answer = command(["--list"], fixture)
    let path = fixture.files[0].path
    #expect(answer == (0, "\(path) › one\n\(path) › two\n", ""))
  }
}
