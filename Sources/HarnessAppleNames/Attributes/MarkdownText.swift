package import Foundation

/// Reads the marks of Markdown that stand inside lines: `*a*`, `**a**`, `_a_`, `` `a` ``, `~~a~~`,
/// `[a](address)`, `<https://a>` and a backslash before a mark.
///
/// What opens and is never closed stays as it is.
package enum MarkdownText {
  /// The text without its marks, with what they mean as attributes.
  package static func attributed(_ markdown: String, baseURL: URL? = nil) -> AttributedString {
    var reader = Reader(Array(markdown), baseURL)
    return reader.read(looks: [], until: nil)
  }

  private struct Reader {
    let text: [Character]
    let baseURL: URL?
    var index = 0

    init(_ text: [Character], _ baseURL: URL?) {
      self.text = text
      self.baseURL = baseURL
    }

    /// Reads up to a closing mark, which is left behind, or up to the end.
    mutating func read(looks: InlinePresentationIntent, until end: String?) -> AttributedString {
      var result = AttributedString()
      var plain = ""
      func run(_ string: String, _ looks: InlinePresentationIntent) -> AttributedString {
        var run = AttributedString(string)
        if !looks.isEmpty, !string.isEmpty { run.inlinePresentationIntent = looks }
        return run
      }
      while index < text.count, end.map({ !stands($0) }) ?? true {
        if let marked = marked(looks) {
          result += run(plain, looks)
          plain = ""
          result += marked
        } else {
          if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation {
            index += 1
          }
          plain.append(text[index])
          index += 1
        }
      }
      return result + run(plain, looks)
    }

    /// A marked part that begins here.
    private mutating func marked(_ looks: InlinePresentationIntent) -> AttributedString? {
      switch text[index] {
      case "`": code(looks)
      case "[": link(looks)
      case "<": address(looks)
      case "*", "_", "~":
        between("**", looks, .stronglyEmphasized) ?? between("__", looks, .stronglyEmphasized)
          ?? between("~~", looks, .strikethrough) ?? between("*", looks, .emphasized)
          ?? between("_", looks, .emphasized)
      default: nil
      }
    }

    private mutating func between(
      _ mark: String, _ looks: InlinePresentationIntent, _ look: InlinePresentationIntent
    ) -> AttributedString? {
      let start = index + mark.count
      guard stands(mark), start < text.count, !text[start].isWhitespace,
        !(mark.hasPrefix("_") && index > 0 && text[index - 1].isLetter),
        let close = position(of: mark, from: start + 1), !text[close - 1].isWhitespace
      else { return nil }
      index = start
      let inner = read(looks: looks.union(look), until: mark)
      index = min(index + mark.count, text.count)
      return inner
    }

    private mutating func code(_ looks: InlinePresentationIntent) -> AttributedString? {
      guard let close = position(of: "`", from: index + 1), close > index + 1 else { return nil }
      var run = AttributedString(String(text[(index + 1)..<close]))
      run.inlinePresentationIntent = looks.union(.code)
      index = close + 1
      return run
    }

    private mutating func link(_ looks: InlinePresentationIntent) -> AttributedString? {
      guard let middle = position(of: "](", from: index + 1),
        let close = position(of: ")", from: middle + 2)
      else { return nil }
      let target = String(text[(middle + 2)..<close].prefix { !$0.isWhitespace })
      guard let url = URL(string: target, relativeTo: baseURL) else { return nil }
      index += 1
      var inner = read(looks: looks, until: "](")
      inner.link = url
      index = close + 1
      return inner
    }

    private mutating func address(_ looks: InlinePresentationIntent) -> AttributedString? {
      guard let close = position(of: ">", from: index + 1) else { return nil }
      let target = String(text[(index + 1)..<close])
      guard target.contains(":"), !target.contains(where: \.isWhitespace),
        let url = URL(string: target)
      else { return nil }
      var run = AttributedString(target)
      run.link = url
      index = close + 1
      return run
    }

    private func stands(_ mark: String, at start: Int? = nil) -> Bool {
      let start = start ?? index
      return start + mark.count <= text.count
        && text[start..<(start + mark.count)].elementsEqual(mark)
    }

    private func position(of mark: String, from start: Int) -> Int? {
      guard start < text.count else { return nil }
      return (start..<text.count).first { position in
        stands(mark, at: position) && text[position - 1] != "\\"
      }
    }
  }
}
