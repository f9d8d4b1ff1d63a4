/// A text with all that decides its shape.
package nonisolated struct TextBlock: Hashable, Sendable {
  /// What is shown, with its hard line breaks. A picture is the character U+FFFC.
  package var text: String
  /// The font, and that of an empty line where there are spans.
  package var face: TextFace
  /// The stretches of the text, if they do not all have the font `face`; else empty.
  package var spans: [TextSpan] = []
  /// The largest number of lines; nil: as many as there are.
  package var lineLimit: Int?
  /// The number of lines for which there is always room.
  package var minimumLines = 1
  /// Space between lines in points.
  package var lineSpacing: Double = 0
  /// Space after each letter in points.
  package var tracking: Double = 0
  /// How far the text may shrink before it is cut, from 0 to 1.
  package var minimumScaleFactor: Double = 1
  /// Where the text is cut when it is too long.
  package var truncation = Text.TruncationMode.tail

  /// A text in one font.
  package init(_ text: String, face: TextFace, lineLimit: Int? = nil) {
    self.text = text
    self.face = face
    self.lineLimit = lineLimit
  }

  /// Whether there is always room for as many lines as there may be.
  package var reservesSpace: Bool {
    get { lineLimit == minimumLines && minimumLines > 1 }
    set { minimumLines = newValue ? lineLimit ?? 1 : 1 }
  }
}

/// A stretch of a text with a font of its own.
package nonisolated struct TextSpan: Hashable, Sendable {
  /// Where it ends, counted in the text's UTF-8.
  package var end: Int
  package var face: TextFace
  /// Space after each letter in points.
  package var tracking: Double
  /// How far it is raised from the line in points.
  package var baselineOffset: Double

  package init(end: Int, face: TextFace, tracking: Double = 0, baselineOffset: Double = 0) {
    self.end = end
    self.face = face
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }

  /// How high above the line's baseline it reaches. A raised text keeps the room below it.
  var ascent: Double { face.ascent + max(0, baselineOffset) }
  /// How deep below the line's baseline it reaches.
  var descent: Double { face.descent + max(0, -baselineOffset) }
}

// MARK: Layout

extension TextBlock {
  /// Sets the text in lines.
  ///
  /// Lines end where the text says so, and after the last word that fits. A word that is wider than
  /// a line goes on in the next one, with at least one character on each. Spaces at which a line
  /// ends do not count; those that end a paragraph do, as far as there is room. A wider proposal
  /// never gives more lines.
  ///
  /// - Parameters:
  ///   - width: The room in points; nil gives each paragraph one line.
  ///   - height: The room in points, beyond which the text is cut; one line is always shown. Nil
  ///     shows all lines that `lineLimit` allows.
  /// - Complexity: O(n) in the length of the text.
  package func layout(width: Double? = nil, height: Double? = nil) -> TextLayout {
    let room = TextRoom(width: max(0, width ?? .infinity), height: max(0, height ?? .infinity))
    if let layout = onOneLine(within: room.width) { return layout }
    let layout = LineSetter(self).layout(in: room)
    guard layout.isTruncated, minimumScaleFactor < 1 else { return layout }
    return shrunk(in: room)
  }

  /// Most texts: a few letters in one font.
  private func onOneLine(within width: Double) -> TextLayout? {
    guard spans.isEmpty, minimumLines <= 1, text.utf8.isWithoutLineBreaks else { return nil }
    var length = face.width(of: text)
    if tracking != 0 { length = max(0, length + tracking * Double(text.count)) }
    guard length <= width + TextRoom.tolerance else { return nil }
    let line = TextLine(
      source: text, head: 0..<text.utf8.count, width: length, y: 0, height: face.lineHeight,
      ascent: face.ascent)
    return TextLayout(lines: [line], minimumHeight: 0, isTruncated: false, scale: 1)
  }

  /// The largest of a row of scales at which nothing is cut, or the smallest.
  private func shrunk(in room: TextRoom) -> TextLayout {
    var (small, large) = (max(minimumScaleFactor, 0.01), 1.0)
    var best = scaled(by: small).layout(in: room, scale: small)
    guard !best.isTruncated else { return best }
    for _ in 0..<8 {
      let middle = (small + large) / 2
      let layout = scaled(by: middle).layout(in: room, scale: middle)
      if layout.isTruncated {
        large = middle
      } else {
        (small, best) = (middle, layout)
      }
    }
    return best
  }

  private func layout(in room: TextRoom, scale: Double) -> TextLayout {
    var layout = LineSetter(self).layout(in: room)
    layout.scale = scale
    return layout
  }

  private func scaled(by factor: Double) -> TextBlock {
    var block = self
    block.face = face.scaled(by: factor)
    block.tracking *= factor
    block.spans = spans.map {
      TextSpan(
        end: $0.end, face: $0.face.scaled(by: factor), tracking: $0.tracking * factor,
        baselineOffset: $0.baselineOffset * factor)
    }
    return block
  }
}

/// The room for a text in points.
nonisolated struct TextRoom {
  /// What sums of widths may differ by because of rounding.
  static let tolerance = 0.001

  var width: Double
  var height: Double
}

extension String.UTF8View {
  /// No line breaks of ASCII, nor anything that may begin another one.
  fileprivate nonisolated var isWithoutLineBreaks: Bool {
    let answer = withContiguousStorageIfAvailable { bytes in
      // C2 begins U+0085, E2 begins U+2028 and U+2029, and also much else, which is looked at later.
      for byte in bytes where (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2 {
        return false
      }
      return true
    }
    return answer ?? false
  }
}
