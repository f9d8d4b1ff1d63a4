extension LineSetter {
  /// The last line of a text that is too long: the rest of its paragraph with a "…".
  ///
  /// Where the rest fits, and only paragraphs after it are missing, the "…" stands at its end.
  func cut(from start: Int, at y: Double, within width: Double) -> TextLine {
    let rest = start..<endOfParagraph(from: start)
    let face = face(of: max(start, rest.upperBound - 1))
    let ellipsis = face.width(of: "…")
    let room = width - ellipsis + TextRoom.tolerance
    let (head, tail) = parts(of: rest, within: room)
    let shown = self.width(of: head) + self.width(of: tail)
    let all = tail.isEmpty ? head : head.isEmpty ? tail : head.lowerBound..<tail.upperBound
    let (ascent, descent) = height(of: all)
    return TextLine(
      source: block.text, head: bytes(of: head), tail: bytes(of: tail), width: shown + ellipsis,
      y: y, height: ascent + descent, ascent: ascent)
  }

  /// What is shown before and after the "…".
  private func parts(of rest: Range<Int>, within room: Double) -> (Range<Int>, Range<Int>) {
    let end = rest.upperBound
    let whole = prefix(of: rest, within: room)
    if block.truncation == .tail || whole.upperBound == end {
      return (withoutSpaceAtEnd(whole), end..<end)
    }
    guard block.truncation == .middle else {
      return (rest.lowerBound..<rest.lowerBound, suffix(of: rest, within: room))
    }
    let head = prefix(of: rest, within: room / 2)
    let tail = suffix(of: head.upperBound..<end, within: room - width(of: head))
    return (head, tail)
  }

  private func endOfParagraph(from start: Int) -> Int {
    clusters[start...].firstIndex { $0.breakClass == .newline } ?? clusters.count
  }

  private func prefix(of range: Range<Int>, within room: Double) -> Range<Int> {
    var (end, x) = (range.lowerBound, 0.0)
    while end < range.upperBound, x + clusters[end].width <= room {
      x += clusters[end].width
      end += 1
    }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, within room: Double) -> Range<Int> {
    var (start, x) = (range.upperBound, 0.0)
    while start > range.lowerBound, x + clusters[start - 1].width <= room {
      start -= 1
      x += clusters[start].width
    }
    return start..<range.upperBound
  }

  private func withoutSpaceAtEnd(_ range: Range<Int>) -> Range<Int> {
    let letters = clusters[range].lastIndex { $0.breakClass != .space }
    return range.lowerBound..<(letters.map { $0 + 1 } ?? range.lowerBound)
  }

  private func width(of range: Range<Int>) -> Double {
    clusters[range].reduce(0) { $0 + $1.width }
  }
}
