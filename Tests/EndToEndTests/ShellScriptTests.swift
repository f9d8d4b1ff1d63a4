import Foundation
import Testing

/// What somebody meets who has just cloned the repository.
struct ShellScriptTests {
  /// Runs a command and gives its exit code and all that it says.
  private func shell(
    _ command: String, in folder: String, path: String = "/usr/bin:/bin"
  ) throws -> (code: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": path]
    let file = try TemporaryFile()
    process.standardOutput = file.handle
    process.standardError = file.handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try file.text())
  }

  @Test func `scripts that are given to scripts/run are seen from where it is called`() throws {
    let clone = try TemporaryFolder()
    let run = try String(contentsOfFile: "\(Package.root)/scripts/run", encoding: .utf8)
    try clone.write(run, to: "scripts/run")
    for step in ["install-dependencies", "build-release"] {
      try clone.write("#!/bin/sh\n", to: "scripts/\(step)")
    }
    try clone.write("#!/bin/sh\necho \"$@\"; pwd; cat \"$1\"\n", to: ".build/release/harness")
    try clone.write("-- a\n", to: "scripts/a.lua")
    try clone.write("-- b\n", to: "elsewhere/b.lua")
    _ = try shell("chmod +x scripts/* .build/release/harness", in: clone.path)
    let given = try shell("../scripts/run b.lua -j1", in: "\(clone.path)/elsewhere")
    #expect(given == (0, "b.lua -j1\n\(clone.path)/elsewhere\n-- b\n"))
    let own = try shell("../scripts/run", in: "\(clone.path)/elsewhere")
    #expect(own == (0, "scripts/a.lua\n\(clone.path)\n-- a\n"))
  }

  @Test func `without Swift it is said where to get it`() throws {
    let answer = try shell(
      "/bin/sh scripts/install-dependencies", in: Package.root, path: "/nowhere")
    #expect(answer.code == 1)
    #expect(
      answer.said == """
        There is no 'swift' in PATH. Get Swift 6.3 for Debian from
        https://www.swift.org/install/linux/, put its usr/bin into PATH, and try again.

        """)
  }
}
