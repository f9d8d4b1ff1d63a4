import HarnessEvents

/// What a Swift program writes when it traps: a sentence, and a stack of addresses that names no
/// function of the component.
extension CapturedOutput {
  private static let traceTitle = "Current stack trace:"

  /// `Module/File.swift:3: Fatal error: Index out of range`, if the program ended with it.
  var lastWords: String? {
    text.split(separator: "\n").last { $0.contains("Fatal error: ") }.map(String.init)
  }

  /// The output without the stack.
  var withoutStackTrace: CapturedOutput {
    guard lastWords != nil else { return self }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let title = lines.lastIndex(where: { $0 == Self.traceTitle }) else { return self }
    let end = lines[(title + 1)...].firstIndex { !$0.contains(" 0x") } ?? lines.endIndex
    lines.removeSubrange(title..<end)
    return CapturedOutput(head: Array(lines.joined(separator: "\n").utf8))
  }
}
