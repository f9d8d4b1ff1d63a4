import HarnessEvents
import Testing

/// Names of folders and files, and the trace.
struct TestFileTests {
  // MARK: Folders

  @Test(arguments: [
    ("login.lua", ["logs in"], "login--logs-in"),
    ("scripts/check-box.lua", [], "scripts.check-box"),
    ("a/b_c.lua", ["counter", "counts up to 10"], "a.b_c--counter.counts-up-to-10"),
  ])
  func `a plain name can be read back, and needs no more`(
    path: String, names: [String], folder: String
  ) {
    #expect(TestFolderName.of(TestInfo(names: names), inFile: path) == folder)
  }

  @Test(arguments: [
    ("login.lua", ["Asks \"Really?\""], "login--asks-really-"),
    ("../other/login.lua", ["x"], "other.login--x-"),
    ("/tmp/a.lua", [], "tmp.a-"),
    ("a.lua", ["../../etc/passwd"], "a--etc-passwd-"),
    ("a.lua", ["a\0b"], "a--a-b-"),
    ("a.lua", ["→ ✓"], "a-"),
    ("a.lua", ["grüßt Ärzte"], "a--grüßt-ärzte-"),
    ("no-script", ["x"], "no-script--x-"),
  ])
  func `any other has a hash at its end`(path: String, names: [String], start: String) {
    let folder = TestFolderName.of(TestInfo(names: names), inFile: path)
    #expect(folder.hasPrefix(start), "\(folder)")
    #expect(folder.dropFirst(start.count).wholeMatch(of: /[0-9a-f]{8}/) != nil, "\(folder)")
  }

  @Test func `different tests have different folders, also where case makes no difference`() {
    let identities: [(String, [String])] = [
      ("a.lua", ["b c"]), ("a.lua", ["b-c"]), ("a.lua", ["b", "c"]), ("a.lua", ["b › c"]),
      ("a.lua", ["B c"]), ("a.lua", ["b  c"]), ("a.lua", [" b c"]), ("a.lua", ["b c "]),
      ("a-b.lua", ["c"]), ("a/b.lua", ["c"]), ("a.b.lua", ["c"]), ("A/b.lua", ["c"]),
      ("a.lua", []), ("a--b.lua", []), ("a--b-c.lua", []), ("a--b.lua", ["c"]), ("./a.lua", []),
      ("a//b.lua", ["c"]), ("a", []), ("a.lua", [""]), ("a.lua", ["", ""]), ("-a.lua", []),
      ("a-.lua", []), ("a-.lua", ["b"]), ("a.lua", ["-b"]), ("a.lua", ["é"]),
      ("a.lua", ["e\u{301}"]), ("a.lua", [String(repeating: "x", count: 300)]),
      ("a.lua", [String(repeating: "x", count: 301)]),
      ("a.lua", [String(repeating: "x", count: 300) + " y"]),
    ]
    let folders = identities.map { TestFolderName.of(TestInfo(names: $0.1), inFile: $0.0) }
    #expect(Set(folders.map { $0.lowercased() }).count == identities.count, "\(folders)")
    for folder in folders {
      #expect(folder.utf8.count <= 140)
      #expect(!folder.hasPrefix(".") && !folder.contains("/") && !folder.isEmpty)
    }
  }

  // MARK: Files

  @Test(arguments: [
    ("notes.txt", "notes.txt"), ("notes", "notes.json"), ("../../etc/passwd", "etc-passwd.json"),
    ("/abs.csv", "abs.csv"), ("a\0b.txt", "a-b.txt"), (".hidden", "hidden.json"),
    ("...", "file.json"), ("after: login/1.txt", "after-login-1.txt"), ("a.tar.gz", "a.tar.gz"),
    ("größe.txt", "größe.txt"), ("tree-after.txt", "tree-after-2.txt"),
    ("Trace.JSONL", "Trace-2.JSONL"), ("a.b c d", "a.b-c-d.json"), ("x.", "x.json"),
    ("\u{202E}gpj.exe", "gpj.exe"),
  ])
  func `a name stays in its folder`(wanted: String, name: String) {
    var names = SafeFileNames()
    #expect(names.take(wanted, fallback: "file", defaultExtension: "json") == name)
  }

  @Test func `equal names, and those that differ by case, get numbers`() {
    var names = SafeFileNames()
    let taken = ["a.txt", "A.TXT", "a.txt", "a-2.txt"].map {
      names.take($0, fallback: "file", defaultExtension: "txt")
    }
    #expect(taken == ["a.txt", "A-2.TXT", "a-3.txt", "a-2-2.txt"])
  }

  @Test func `a long name is cut before its extension`() {
    var names = SafeFileNames()
    let long = String(repeating: "ü", count: 300)
    let first = names.take(long + ".svg", fallback: "file", defaultExtension: "txt")
    let second = names.take(long + ".svg", fallback: "file", defaultExtension: "txt")
    #expect(first.hasSuffix("ü.svg") && second.hasSuffix("ü-2.svg"))
    #expect(first.utf8.count <= 100 && second.utf8.count <= 100)
  }

  // MARK: The trace

  @Test func `the trace is a line about the test and one for each step`() {
    let trace = Trace(
      test: "a.lua › b", seed: 4,
      steps: [
        Trace.Step(
          line: 3, virtualNanoseconds: 500_000_000, statement: "find(\"x\"):tap()",
          names: ["buys", "pays"], outcome: "refused"),
        Trace.Step(
          line: 4, virtualNanoseconds: nil, statement: "expect(1)", outcome: "failed",
          message: "two\nlines"),
      ], skippedSteps: 7)
    #expect(
      String(decoding: trace.bytes, as: UTF8.self) == """
        {"format":1,"test":"a.lua › b","seed":4,"skipped_steps":7}
        {"line":3,"virtual_ns":500000000,"statement":"find(\\"x\\"):tap()","steps":["buys","pays"],"outcome":"refused"}
        {"line":4,"statement":"expect(1)","outcome":"failed","message":"two\\nlines"}

        """)
  }
}
