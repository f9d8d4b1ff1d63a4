import Foundation
import HarnessRunner
import Testing

/// A file that names the tests to run.
@Suite struct TestListTests {
  private func command(_ text: String, _ arguments: String...) throws -> (code: Int32, err: String)
  {
    let path = FileManager.default.temporaryDirectory.path + "/list-\(UUID().uuidString)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let options = try CommandLineParser.parse(["--test-list", path] + arguments)
    do throws(UsageError) {
      _ = try HarnessCommand.files(for: options)
      return (0, "")
    } catch {
      return (2, error.sentence.replacing(path, with: "LIST"))
    }
  }

  @Test func `ids are taken apart, and a path alone is the whole script`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/list-\(UUID().uuidString)"
    let text = """
      # what failed last night
      scripts/a.lua › cart › adds  
      ./scripts/b.lua

      scripts/a.lua › leaves\r
      scripts/b.lua › one
      scripts/c d.lua › x › y
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let files = try HarnessCommand.files(
      for: CommandLineParser.parse(["--test-list=\(path)"]))
    #expect(files.map(\.path) == ["scripts/a.lua", "scripts/b.lua", "scripts/c d.lua"])
    #expect(files.map(\.titles) == [["cart › adds", "leaves"], [], ["x › y"]])
  }

  @Test func `a list that says nothing, or stands beside paths, is refused`() throws {
    #expect(
      try command("# none\n\n").err
        == "--test-list: 'LIST' names no test; it takes what --list prints.")
    #expect(
      try command("a.lua\n", "b.lua").err
        == "--test-list names the scripts, and 'b.lua' was given besides.")
    let options = try CommandLineParser.parse(["--test-list", "/none"])
    #expect(throws: UsageError("--test-list: cannot read '/none': No such file or directory.")) {
      try HarnessCommand.files(for: options)
    }
  }
}
