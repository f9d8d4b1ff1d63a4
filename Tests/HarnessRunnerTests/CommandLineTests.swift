import HarnessEvents
import HarnessRunner
import Testing

struct CommandLineTests {
  @Test(arguments: [
    ["-j4", "-g", "x", "a.lua"], ["-j", "4", "-gx", "a.lua"], ["--workers=4", "--grep=x", "a.lua"],
    ["--workers", "4", "--grep", "x", "a.lua"], ["a.lua", "-j4", "-gx"],
    ["run", "a.lua", "-j4", "-gx"], ["-j4", "-gx", "--", "a.lua"],
  ])
  func `options are written in all the usual ways`(arguments: [String]) throws {
    let options = try CommandLineParser.parse(arguments)
    #expect(options.workers == .exactly(4))
    #expect(options.grep == "x")
    #expect(options.paths == ["a.lua"])
  }

  @Test func `every option arrives`() throws {
    let options = try CommandLineParser.parse([
      "-l", "--timeout", "1.5s", "--seed=random", "--reporter", "list", "--reporter=junit:o:x.xml",
      "--color", "never", "--pass-with-no-tests", "--leaks", "fail", "--reproducible", "a", "b",
      "--", "-c",
    ])
    var expected = RunOptions()
    expected.isListing = true
    expected.timeoutNanoseconds = 1_500_000_000
    expected.seed = .random
    expected.reporters = [
      ReporterRequest(name: "list"), ReporterRequest(name: "junit", path: "o:x.xml"),
    ]
    expected.color = .never
    expected.passWithNoTests = true
    expected.leaks = .fail
    expected.isReproducible = true
    expected.paths = ["a", "b", "-c"]
    #expect(options == expected)
    #expect(try CommandLineParser.parse(["list", "a"]).isListing)
    #expect(try CommandLineParser.parse(["--help"]).wantsHelp)
    let tree = try CommandLineParser.parse([
      "tree", "A", "--args", "{ a = 1 }", "--options={}", "--hidden", "--unmerged",
    ])
    expected = RunOptions()
    expected.command = .tree
    expected.paths = ["A"]
    expected.arguments = "{ a = 1 }"
    expected.appOptions = "{}"
    expected.includesHidden = true
    expected.isUnmerged = true
    #expect(tree == expected)
    #expect(try CommandLineParser.parse(["--version"]).wantsVersion)
  }

  @Test(arguments: [
    (["--grap", "x"], "unknown option --grap; did you mean --grep?"),
    (["--frobnicate"], "unknown option --frobnicate."),
    (["-q"], "unknown option -q."),
    (["--watch"], "--watch: not in this version yet."),
    (["-x"], "-x: not in this version yet."),
    (
      ["preview"],
      "preview: not in this version yet; did you mean 'previews'? For a script of this name write "
        + "./preview"
    ),
    (
      ["merge-reports", "X"],
      "merge-reports: not in this version yet. For a script of this name write ./merge-reports"
    ),
    (
      ["tree", "A", "--grep", "x"],
      "--grep means nothing to 'tree'; it is for 'run', 'list', 'init'."
    ),
    (["a.lua", "--args", "{}"], "--args means nothing to 'run'; it is for 'tree', 'record'."),
    (["record", "A", "-l"], "-l means nothing to 'record'; it is for 'run', 'list', 'init'."),
    (["-j"], "-j needs a value: -j N|auto."),
    (["--list=yes"], "--list takes no value."),
    (["-j0"], "--workers takes a number from 1 to 1024, or auto; not '0'."),
    (["--timeout", "5"], "--timeout takes a time such as 500ms, 30s, 2m or 0; not '5'."),
    (["--seed", "-1"], "--seed takes a number that is not negative, or random; not '-1'."),
    (["--reporter", "json:"], "--reporter takes NAME or NAME:PATH, not 'json:'."),
    (["--leaks", "maybe"], "--leaks takes warn, fail or off; not 'maybe'."),
    (["--reproducible=yes"], "--reproducible takes no value."),
    (["--color", "blue"], "--color takes auto, always or never; not 'blue'."),
    (
      ["-g", "/(/"],
      "--grep: /(/ is not a regular expression; leave the slashes out to look for the text itself."
    ),
  ])
  func `a mistake is named, with what to do`(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try CommandLineParser.parse(arguments) }
    #expect(error?.sentence == sentence)
  }

  @Test(
    arguments: [
      ("0", 0), ("500ms", 500_000_000), ("30s", 30_000_000_000), ("2m", 120_000_000_000),
      ("0.5s", 500_000_000),
    ] as [(String, UInt64)])
  func `durations have units`(text: String, nanoseconds: UInt64) throws {
    #expect(try OptionValue.duration(text, of: "--timeout") == nanoseconds)
  }

  @Test func `the help tells every option`() {
    for option in CommandOption.all {
      #expect(HelpText.text.contains("--\(option.long)"))
      #expect(HelpText.text.contains(option.help))
      #expect(!CommandOption.later.contains("--\(option.long)"))
    }
    #expect(HelpText.markdownRows.count == CommandOption.all.count)
    #expect(
      HelpText.markdownRows[0]
        == "| `-j, --workers N\\|auto` | how many scripts run at once (auto: as many as processors) |"
    )
    #expect(HelpText.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
