import HarnessLua

/// A script: its text by lines, and its chunk, compiled once for all its tests.
package final class ScriptFile {
  /// The path as the run names it, relative to where the command ran.
  package let path: String
  /// What is compiled; the chunk's name is the path, which positions show.
  let chunk: LuaChunk
  private let source: [UInt8]
  /// Where each line begins; found when a line is asked for.
  private lazy var lineStarts = Self.lineStarts(in: source)
  private var statements: [Int: String] = [:]

  package init(path: String, source: String) {
    self.path = path
    self.source = Array(source.utf8)
    chunk = LuaChunk(source, name: path)
  }

  private static func lineStarts(in source: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }

  private func bytes(of line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lineStarts.count else { return [] }
    let end = line < lineStarts.count ? lineStarts[line] - 1 : source.count
    return source[lineStarts[line - 1]..<end]
  }

  /// A line without the spaces around it; empty for a line that isn't there.
  func statement(at line: Int) -> String {
    if let known = statements[line] { return known }
    var bytes = bytes(of: line)
    while let first = bytes.first, first == 32 || first == 9 { bytes.removeFirst() }
    while let last = bytes.last, last == 32 || last == 9 || last == 13 { bytes.removeLast() }
    let statement = String(decoding: bytes, as: UTF8.self)
    statements[line] = statement
    return statement
  }

  /// Lines around one, for a code frame.
  func lines(around line: Int, before: Int = 2, after: Int = 0) -> [(number: Int, text: String)] {
    guard line >= 1, line <= lineStarts.count else { return [] }
    return (max(1, line - before)...min(lineStarts.count, line + after)).map {
      ($0, String(decoding: bytes(of: $0), as: UTF8.self))
    }
  }

  /// The name of the test that a file without `test` is: its last component without `.lua`.
  var testName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
  }
}
