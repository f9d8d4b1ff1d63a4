import Foundation
import HarnessAppleNames

/// A stretch of a text with one look.
struct TextRun: Equatable, Sendable {
  var text: String
  var look = TextLook()
  /// Where the stretch leads.
  var link: URL?

  /// Whether a picture stands here, which has no letters.
  var isPicture: Bool { look["image"] != nil }

  func adding(_ outer: TextLook) -> TextRun {
    TextRun(text: text, look: look.adding(outer), link: link)
  }
}

extension [TextRun] {
  var text: String { count == 1 ? self[0].text : map(\.text).joined() }

  /// What all stretches have in common.
  var commonLook: TextLook {
    guard let first else { return TextLook() }
    return dropFirst().reduce(first.look) { $0.common(with: $1.look) }
  }

  /// Neighbours of the same look as one.
  var joined: [TextRun] {
    var joined: [TextRun] = []
    for run in self where !run.text.isEmpty || run.isPicture {
      if let last = joined.last, last.look == run.look, last.link == run.link {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}

extension MarkdownRun {
  /// The look that the marks stand for.
  var look: TextLook {
    var look = TextLook()
    if isStrong { look.add(.bold(true)) }
    if isEmphasised { look.add("italic", .bool(true)) }
    if isCode { look.add(.monospaced(true)) }
    if isStruckThrough { look.add("strikethrough", .bool(true)) }
    return look
  }
}
