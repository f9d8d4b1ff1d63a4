import Glibc
import HarnessRunner
import Testing

struct ScriptFinderTests {
  /// A folder with these files, removed afterwards.
  private func withFiles(_ names: [String], _ body: (String) throws -> Void) rethrows {
    var template = Array("/tmp/harness-test-XXXXXX".utf8CString)
    let root = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    var made: [String] = []
    for name in names {
      let parts = name.split(separator: "/")
      for depth in 1..<max(1, parts.count) {
        let folder = "\(root)/\(parts[..<depth].joined(separator: "/"))"
        if mkdir(folder, 0o700) == 0 { made.append(folder) }
      }
      close(open("\(root)/\(name)", O_CREAT | O_WRONLY, 0o600))
      made.append("\(root)/\(name)")
    }
    defer { for path in made.reversed() + [root] { remove(path) } }
    try body(root)
  }

  @Test func `a directory gives its scripts at any depth, sorted`() throws {
    let names = ["z.lua", "b/y.lua", "a.lua", "b/a/x.lua", "b/no.txt", ".hidden/h.lua", ".h.lua"]
    try withFiles(names) { root in
      let found = try ScriptFinder.find([root]).map { String($0.path.dropFirst(root.count + 1)) }
      #expect(found == ["a.lua", "b/a/x.lua", "b/y.lua", "z.lua"])
    }
  }

  @Test func `a line after a script selects in it, unless the script is there as a whole`() throws {
    try withFiles(["a.lua", "b.lua", "c.lua:7"]) { root throws in
      func found(_ arguments: String...) throws -> [String: [Int]] {
        let files = try ScriptFinder.find(arguments.map { "\(root)/\($0)" })
        return Dictionary(
          uniqueKeysWithValues: files.map { (String($0.path.dropFirst(root.count + 1)), $0.lines) })
      }
      #expect(try found("a.lua:42", "b.lua") == ["a.lua": [42], "b.lua": []])
      #expect(try found("a.lua:42", "./a.lua:7") == ["a.lua": [42, 7]])
      #expect(try found("a.lua:42", "a.lua", "a.lua:3") == ["a.lua": []])
      #expect(try found("c.lua:7") == ["c.lua:7": []])
      for wrong in ["a.lua:0", "a.lua:x", "none.lua:3", "a.lua:"] {
        #expect(throws: UsageError.self, "\(wrong)") { try found(wrong) }
      }
    }
  }

  @Test func `no script comes twice, and the order of the arguments stays`() throws {
    try withFiles(["b.lua", "a.lua", "c.txt"]) { root in
      let found = try ScriptFinder.find([
        "\(root)/b.lua", "\(root)//./b.lua", root, "\(root)/c.txt",
      ])
      #expect(
        found.map { String($0.path.dropFirst(root.count + 1)) } == ["b.lua", "a.lua", "c.txt"])
    }
  }

  @Test func `a glob gives what matches`() throws {
    try withFiles(["b1.lua", "b2.lua", "c.lua", "d/e.lua"]) { root in
      let found = try ScriptFinder.find(["\(root)/b?.lua", "\(root)/d*"])
      #expect(
        found.map { String($0.path.dropFirst(root.count + 1)) } == ["b1.lua", "b2.lua", "d/e.lua"])
    }
  }

  @Test(arguments: [
    ("/nowhere/a.lua", "there is no file or directory '/nowhere/a.lua'; nothing was run."),
    ("/nowhere/*.lua", "no file matches '/nowhere/*.lua'; nothing was run."),
    ("/dev/null/a", "cannot read '/dev/null/a': Not a directory; nothing was run."),
  ])
  func `an argument that stands for nothing is a mistake`(argument: String, sentence: String) {
    let error = #expect(throws: UsageError.self) { try ScriptFinder.find(["/dev/null", argument]) }
    #expect(error?.sentence == sentence)
  }

  @Test func `a directory below that cannot be read is a script with a problem`() throws {
    try withFiles(["a/x.lua", "b.lua"]) { root in
      let found = try ScriptFinder.find([root]) { path throws(SystemError) in
        if path.hasSuffix("/a") { throw SystemError(code: EACCES) }
        return ["a", "b.lua"]
      }
      #expect(
        found == [
          ScriptFile("\(root)/a", problem: "cannot read the directory: Permission denied"),
          ScriptFile("\(root)/b.lua"),
        ])
    }
  }

  @Test func `a given directory that cannot be read is a mistake`() {
    let error = #expect(throws: UsageError.self) {
      try ScriptFinder.find(["/tmp"]) { _ throws(SystemError) in throw SystemError(code: EACCES) }
    }
    #expect(
      error?.sentence == "cannot read the directory '/tmp': Permission denied; nothing was run.")
  }
}
