import Foundation

extension Text {
  /// Where the links are in what is shown, counted in its UTF-8; in the order of their elements.
  func links(in environment: EnvironmentValues) -> [Range<Int>] {
    let measures = TextMeasures(environment)
    var end = 0
    return runs(in: environment).joined.compactMap { run in
      let start = end
      end += measures.shown(run).utf8.count
      return run.link == nil ? nil : start..<end
    }
  }
}

extension TextBlock {
  /// The rectangle around a stretch of the text, which may go on in other lines; without size where
  /// nothing of it is shown.
  ///
  /// Of what stands after the "…" of a line that is cut nothing is known.
  ///
  /// - Parameter stretch: counted in the text's UTF-8.
  nonisolated func frame(
    of stretch: Range<Int>, in layout: TextLayout, _ alignment: TextAlignment
  ) -> CGRect {
    var frame: CGRect?
    for line in layout.lines {
      let part = stretch.clamped(to: line.head)
      if part.isEmpty { continue }
      let free = Double(layout.size.width) - line.width
      let start = free * alignment.share + width(of: line.head.lowerBound..<part.lowerBound, layout)
      let rect = CGRect(
        x: start, y: line.y, width: width(of: part, layout), height: line.height)
      frame = frame?.union(rect) ?? rect
    }
    return frame ?? .zero
  }

  /// How wide the letters of a stretch are, in points.
  private nonisolated func width(of stretch: Range<Int>, _ layout: TextLayout) -> Double {
    var width = 0.0
    var start = stretch.lowerBound
    for span in spans.isEmpty ? [TextSpan(end: .max, face: face, tracking: tracking)] : spans
    where span.end > start && start < stretch.upperBound {
      let end = min(span.end, stretch.upperBound)
      let first = text.utf8.index(text.startIndex, offsetBy: start)
      let letters = text[first..<text.utf8.index(first, offsetBy: end - start)]
      width += span.face.width(of: String(letters)) + span.tracking * Double(letters.count)
      start = end
    }
    return width * layout.scale
  }
}

extension TextAlignment {
  /// How much of the room that a line leaves is before it.
  fileprivate nonisolated var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
