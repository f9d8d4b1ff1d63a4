import HarnessLua

/// A script: its text by lines, and its chunk, compiled once for all its tests.
package final class ScriptFile {
  /// The path as the run names it, relative to where the command ran.
  package let path: String
  /// What is compiled; the chunk's name is the path, which positions show.
  let chunk: LuaChunk
  private let source: String
  private lazy var lines = source.split(separator: "\n", omittingEmptySubsequences: false)

  package init(path: String, source: String) {
    self.path = path
    self.source = source
    chunk = LuaChunk(source, name: path)
  }

  /// A line without the spaces around it; empty for a line that isn't there.
  func statement(at line: Int) -> String {
    guard line >= 1, line <= lines.count else { return "" }
    let text = lines[line - 1].drop { $0 == " " || $0 == "\t" }
    let end = text.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
    return end.map { String(text[...$0]) } ?? ""
  }

  /// Lines around one, for a code frame.
  func lines(around line: Int, before: Int = 2, after: Int = 0) -> [(number: Int, text: String)] {
    guard line >= 1, line <= lines.count else { return [] }
    return (max(1, line - before)...min(lines.count, line + after)).map {
      ($0, String(lines[$0 - 1]))
    }
  }

  /// The name of the test that a file without `test` is: its last component without `.lua`.
  var testName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
  }
}
