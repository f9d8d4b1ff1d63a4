package import Foundation

/// A text with the looks that its Markdown says, as far as it stands inside lines.
package enum MarkdownText {
  /// The text without its marks, with what they mean as attributes.
  package static func attributed(_ markdown: String, baseURL: URL? = nil) -> AttributedString {
    InlineMarkdown.runs(of: markdown).reduce(into: AttributedString()) { result, run in
      var part = AttributedString(run.text)
      let intent = run.intent
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      result += part
    }
  }
}

extension MarkdownRun {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isStrong { intent.insert(.stronglyEmphasized) }
    if isEmphasised { intent.insert(.emphasized) }
    if isCode { intent.insert(.code) }
    if isStruckThrough { intent.insert(.strikethrough) }
    return intent
  }
}
