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
  private lazy var statementFinder = StatementFinder(source)

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

  /// The most lines of a statement that a report shows whole.
  private static let longestStatement = 8

  /// The whole statement that a line belongs to, as it is written, without the indentation of its
  /// first line. A longer one ends in `…`; empty for a line that isn't there.
  func wholeStatement(at line: Int) -> String {
    guard let span = statementFinder.lines(around: line) else { return "" }
    let texts = span.prefix(Self.longestStatement).map {
      String(decoding: trimmedEnd(of: bytes(of: $0)), as: UTF8.self)
    }
    let indentation = texts.first?.prefix { $0 == " " || $0 == "\t" } ?? ""
    let lines = texts.map {
      $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0
    }
    guard span.count > Self.longestStatement else { return lines.joined(separator: "\n") }
    // One that goes on and on is a block, such as a test: its head says what it is.
    let head = "\(statement(of: span.lowerBound)) …"
    return line == span.lowerBound ? head : "\(head)\n\(statement(of: line))"
  }

  /// The statement that a line belongs to, in one line, as steps are told.
  func statement(at line: Int) -> String {
    if let known = statements[line] { return known }
    var text = statement(of: line)
    if let span = statementFinder.lines(around: line), span.count > 1 {
      // A step's own steps follow it.
      let isBlock = span.count > Self.longestStatement || text.hasPrefix("step(")
      text = isBlock ? "\(text) …" : Self.oneLine(span.map(statement(of:)))
    }
    if text.utf8.count > Self.longestStep, text.count > Self.longestStep {
      text = "\(text.prefix(Self.longestStep)) …"
    }
    statements[line] = text
    return text
  }

  /// The line alone: what is told before each action, in case the process ends in it, must cost
  /// next to nothing.
  func firstLine(ofStatementAt line: Int) -> String { statement(of: line) }

  private static let longestStep = 120

  /// Several lines in one, without those that are comments.
  private static func oneLine(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty && !$0.hasPrefix("--") }.reduce(into: "") { text, line in
      text += (text.isEmpty || line.hasPrefix(":") ? "" : " ") + line
    }
  }

  /// A line without the spaces around it; empty for a line that isn't there.
  private func statement(of line: Int) -> String {
    let bytes = trimmedEnd(of: bytes(of: line)).drop { $0 == 32 || $0 == 9 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func trimmedEnd(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let last = bytes.last, last == 32 || last == 9 || last == 13 { bytes.removeLast() }
    return bytes
  }

  /// A line as it is written.
  func line(_ number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

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
