/// Text without what would act on a terminal or is forbidden in a file.
enum PlainText {
  /// The lines of the text, cleaned; none for an empty text.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map {
      line(String($0))
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text without escape sequences; other control characters become visible (␇), tabs stay.
  static func line(_ text: String) -> String {
    guard hasControls(text) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in withoutSequences(text).unicodeScalars {
      switch scalar.value {
      case 9: result.append(scalar)
      case 0..<0x20: result.append(picture(of: scalar.value))
      case 0x7F: result.append("\u{2421}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text without the escape sequences that terminals obey.
  static func withoutSequences(_ text: String) -> String {
    guard hasControls(text) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" { skipSequence(&rest) } else { result.append(scalar) }
    }
    return String(result)
  }

  /// Whether there is anything to clean; nearly all texts are clean.
  private static func hasControls(_ text: String) -> Bool {
    text.utf8.contains { ($0 < 0x20 && $0 != 9) || $0 == 0x7F }
  }

  /// Skips what follows an escape character: a control sequence (ECMA-48, 5.4), or a command for
  /// the operating system, which ends with BEL or ESC \, or a single character.
  private static func skipSequence(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      while let next = rest.popFirst() {
        if (0x40...0x7E).contains(next.value) { return }
      }
    case "]":
      while let next = rest.popFirst() {
        if next == "\u{7}" { return }
        if next == "\u{1B}" {
          if rest.first == "\\" { rest.removeFirst() }
          return
        }
      }
    default: _ = rest.popFirst()
    }
  }

  private static func picture(of control: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(0x2400 + control) ?? "\u{FFFD}"
  }
}
