/// Writes XML 1.0, whatever the texts hold.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func raw(_ written: [UInt8]) {
    bytes.append(contentsOf: written)
  }

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    startTag(name, attributes)
    raw(">\n")
  }

  mutating func close(_ name: String) {
    raw("</\(name)>\n")
  }

  /// A whole element on one line; the text may be empty.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    startTag(name, attributes)
    if text.isEmpty {
      raw("/>\n")
    } else {
      raw(">")
      escape(text, isAttribute: false)
      raw("</\(name)>\n")
    }
  }

  private mutating func startTag(_ name: String, _ attributes: [(String, String)]) {
    raw("<\(name)")
    for (name, value) in attributes {
      raw(" \(name)=\"")
      escape(value, isAttribute: true)
      raw("\"")
    }
  }

  /// Escape sequences of terminals are dropped, what XML forbids becomes U+FFFD. As every ">" is
  /// escaped, no text can end a section.
  private mutating func escape(_ text: String, isAttribute: Bool) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { raw(isAttribute ? "&#10;" : "\n") }
      for scalar in PlainText.withoutSequences(String(line)).unicodeScalars { escape(scalar) }
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": raw("&amp;")
    case "<": raw("&lt;")
    case ">": raw("&gt;")
    case "\"": raw("&quot;")
    case "\t": raw("&#9;")
    case "\r": raw("&#13;")
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": raw("\u{FFFD}")
    default: raw(String(scalar))
    }
  }
}
