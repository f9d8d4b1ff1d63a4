package import Foundation

/// A text that is set in lines.
package nonisolated struct TextLayout: Equatable, Sendable {
  /// From top to bottom; at least one.
  package private(set) var lines: [TextLine]
  /// The width of the widest line and the height of all in points.
  package private(set) var size: CGSize
  /// Whether something of the text is not shown.
  package private(set) var isTruncated: Bool
  /// How large the letters are, compared to what was asked for.
  package var scale: Double

  init(lines: [TextLine], minimumHeight: Double, isTruncated: Bool, scale: Double) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
    let bottom = lines.last.map { $0.y + $0.height } ?? 0
    let width = lines.reduce(0) { max($0, $1.width) }
    size = CGSize(width: width, height: max(bottom, minimumHeight))
  }

  /// How far the first line's baseline is below the top in points.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// How far the last line's baseline is below the top in points.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// One line of a text.
package nonisolated struct TextLine: Equatable, Sendable {
  private let source: String
  /// What is shown of the text, counted in its UTF-8; where the line is cut, what is shown before
  /// the "…".
  package let head: Range<Int>
  /// What is shown after the "…" of a line that is cut; nil where it is not.
  package let tail: Range<Int>?
  /// How wide the line is in points.
  package let width: Double
  /// How far the line's top is below that of the text in points.
  package let y: Double
  /// How high the line is in points.
  package let height: Double
  /// How far the baseline is below the top of the text in points.
  package let baseline: Double

  init(
    source: String, head: Range<Int>, tail: Range<Int>? = nil, width: Double, y: Double,
    height: Double, ascent: Double
  ) {
    self.source = source
    self.head = head
    self.tail = tail
    self.width = width
    self.y = y
    self.height = height
    baseline = y + ascent
  }

  /// What is shown, with a "…" where it is cut.
  package var text: String {
    guard let tail else { return String(slice(head)) }
    return slice(head) + "…" + slice(tail)
  }

  private func slice(_ range: Range<Int>) -> Substring {
    let start = source.utf8.index(source.startIndex, offsetBy: range.lowerBound)
    return source[start..<source.utf8.index(start, offsetBy: range.count)]
  }
}
