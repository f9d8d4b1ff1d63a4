import Foundation

/// Writes a picture as SVG: few shapes, short numbers, the same bytes for the same calls.
struct SVGWriter {
  private(set) var text = ""

  // MARK: Groups

  /// Begins the document with what is seen of it: a part of the screen, in points.
  mutating func begin(showing part: CGRect) {
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(part.width))\""
    text += " height=\"\(number(part.height))\" viewBox=\"\(numbers(part))\""
    text += " font-family=\"Inter,system-ui,sans-serif\" xml:space=\"preserve\">\n"
  }

  /// Begins what is only seen within a rectangle.
  mutating func beginClip(to part: CGRect) {
    text += "<svg\(place(part)) viewBox=\"\(numbers(part))\">\n"
  }

  mutating func endClip() { text += "</svg>\n" }

  mutating func begin(opacity: Double) { text += "<g opacity=\"\(number(opacity))\">\n" }

  mutating func endGroup() { text += "</g>\n" }

  mutating func end() { text += "</svg>" }

  // MARK: Shapes

  /// - Parameters:
  ///   - stroke: The colour of the line around; nil: none.
  ///   - more: Further attributes, as they are written.
  ///   - title: What is told when a pointer rests on it.
  mutating func rect(
    _ frame: CGRect, fill: String, stroke: String? = nil, radius: Double = 0, more: String = "",
    title: String? = nil
  ) {
    text += "<rect\(place(frame)) fill=\"\(fill)\""
    if radius > 0 { text += " rx=\"\(number(min(radius, frame.height / 2)))\"" }
    if let stroke { text += " stroke=\"\(stroke)\"" }
    text += more
    text += title.map { "><title>\(escaped($0))</title></rect>\n" } ?? "/>\n"
  }

  mutating func circle(_ center: CGPoint, radius: Double, fill: String, stroke: String) {
    text += "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
    text += " r=\"\(number(radius))\" fill=\"\(fill)\" stroke=\"\(stroke)\"/>\n"
  }

  mutating func line(from start: CGPoint, to end: CGPoint, stroke: String, width: Double = 1) {
    text += "<path d=\"M\(number(start.x)) \(number(start.y))L\(number(end.x)) \(number(end.y))\""
    text += " stroke=\"\(stroke)\""
    if width != 1 { text += " stroke-width=\"\(number(width))\"" }
    text += "/>\n"
  }

  /// A line of text that takes exactly so much room, whatever font there is.
  /// - Parameters:
  ///   - start: The left end of the baseline.
  ///   - size: The size of the letters in points.
  mutating func line(
    _ words: String, at start: CGPoint, width: Double, size: Double, fill: String,
    isBold: Bool = false
  ) {
    if words.isEmpty || width <= 0 || size <= 0 { return }
    text += "<text x=\"\(number(start.x))\" y=\"\(number(start.y))\""
    text += " font-size=\"\(number(size))\" fill=\"\(fill)\""
    if isBold { text += " font-weight=\"600\"" }
    text += " textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\">"
    text += "\(escaped(words))</text>\n"
  }

  // MARK: Values

  private func place(_ frame: CGRect) -> String {
    " x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\""
  }

  private func numbers(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: " ")
  }

  /// With one decimal at most, and none where it says nothing. What is no number is 0.
  private func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let tenths = Int((value * 10).rounded())
    if tenths % 10 == 0 { return String(tenths / 10) }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// What XML forbids becomes U+FFFD.
  private func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": result += " "
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
