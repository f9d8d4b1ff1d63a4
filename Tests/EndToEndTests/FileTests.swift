import Foundation
import Testing

/// What tests leave in harness-results.
struct FileTests {
  private static let failed = "files.leaves--fails-after-a-tap"

  @Test func `failed tests leave evidence, and others what they attach`() throws {
    let outcome = try Program.faulty.run("files", "-j1")
    try Snapshot.expect(outcome, toMatch: "files-report")
    let results = outcome.results
    try Snapshot.expect(
      results.files.joined(separator: "\n") + "\n", toMatch: "files-listing")
    for name in ["tree-before.txt", "tree-after.txt", "trace.jsonl", "output.txt"] {
      try Snapshot.expect(results.text("\(Self.failed)/\(name)"), toMatch: "files-\(name)")
    }
    #expect(results.text("files.leaves--passes-and-attaches/data.json") == "{\"milk\":2}\n")
  }

  @Test func `of a crashed worker's test there is what the parent knows`() throws {
    let results = try Program.faulty.run("files/crash.lua", "-j1").results
    #expect(
      results.files == [
        "files.crash/notes.txt", "files.crash/output.txt", "files.crash/trace.jsonl",
      ])
    #expect(results.text("files.crash/output.txt") == "before the end\n")
    #expect(results.text("files.crash/notes.txt") == "all well so far")
    try Snapshot.expect(results.text("files.crash/trace.jsonl"), toMatch: "files-crash-trace")
  }

  @Test func `where everything passes and attaches nothing there is no folder`() throws {
    let outcome = try Program.faulty.run("good.lua", "running/module.lua")
    #expect(!outcome.results.exists)
  }

  @Test func `a run removes what the last one left`() throws {
    let results = try ResultsPlace()
    _ = try Program.faulty.run("files", results: results)
    #expect(results.files.count > 10)
    _ = try Program.faulty.run("files/crash.lua", results: results)
    #expect(results.files.allSatisfy { $0.hasPrefix("files.crash/") })
    _ = try Program.faulty.run("files", "--list", results: results)
    #expect(results.files.count == 3)
    _ = try Program.faulty.run("good.lua", results: results)
    #expect(results.files.isEmpty)
  }

  @Test func `the folder is made where the command runs unless said otherwise`() throws {
    let folder = try TemporaryFolder()
    let script = "test('a b', function() expect(1):to_equal(2) end)"
    try script.write(toFile: folder.path + "/a.lua", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(Package.products)/harness")
    process.arguments = ["a.lua"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let file = folder.path + "/harness-results/a--a-b/trace.jsonl"
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test func `what can't be written is told once, and changes no verdict`() throws {
    let results = try ResultsPlace()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: results.path))
    let outcome = try Program.faulty.run("files/leaves.lua", "-j1", results: results)
    #expect(outcome.exitCode == 1)
    #expect(outcome.lastLine == "2 passed, 2 failed, 0 skipped")
    let warnings = outcome.lines.filter { $0.hasPrefix("warning: ") }
    #expect(
      warnings == [
        "warning: the files of tests are not written: 'harness-results' is no folder, or a link to "
          + "one; give another one by --output."
      ])
    #expect(!outcome.output.contains("    files "))
    #expect(try String(contentsOfFile: results.path, encoding: .utf8) == "mine")
    let only = try Program.faulty.run(
      "files/leaves.lua", "-g", "passes", "-j1", results: results)
    #expect(only.exitCode == 0)
  }

  @Test func `JSON lists the files, and JUnit refers to them`() throws {
    let json = try Program.faulty.run("files", "-j1", "--reporter", "json")
    #expect(
      json.output.contains(
        #""files":[{"path":"harness-results/files.leaves--passes-and-attaches/data.json","mime":"application/json","bytes":11},"#
      ))
    let junit = try Program.faulty.run("files", "-j1", "--reporter", "junit")
    #expect(
      junit.output.contains(
        """
        <system-out>saved
        [[ATTACHMENT|harness-results/files.leaves--fails-after-a-tap/tree-before.txt]]

        """))
  }

  @Test func `all pictures are well-formed`() throws {
    let results = try Program.faulty.run("files", "reports", "-j2").results
    let pictures = results.files.filter { $0.hasSuffix(".svg") }
    #expect(pictures.count > 20)
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    check.arguments = ["--noout"] + pictures.map { "\(results.path)/\($0)" }
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }
}
