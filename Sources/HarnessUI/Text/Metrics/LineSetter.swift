/// Sets a text in lines.
///
/// Greedy: a line takes all that fits. A line ends at the last place where it may, or, where there
/// is none, before the first character that does not fit. From a later start a line never ends
/// earlier, so with more room there are never more lines.
nonisolated struct LineSetter {
  let block: TextBlock
  let clusters: [TextCluster]

  init(_ block: TextBlock) {
    self.block = block
    clusters = ClusterReader(block).clusters
  }

  func layout(in room: TextRoom) -> TextLayout {
    let limit = max(1, block.lineLimit ?? .max)
    var lines: [TextLine] = []
    var (start, y, isTruncated) = (0, 0.0, false)
    var lastStart = 0
    while true {
      let piece = piece(from: start, within: room.width)
      let line = line(showing: piece, at: y)
      let isTooLow = line.y + line.height > room.height + TextRoom.tolerance
      if !lines.isEmpty, lines.count >= limit || isTooLow {
        let last = lines.removeLast()
        lines.append(cut(from: lastStart, at: last.y, within: room.width))
        isTruncated = true
        break
      }
      lines.append(line)
      guard let next = piece.next else { break }
      (lastStart, start, y) = (start, next, line.y + line.height + block.lineSpacing)
    }
    return TextLayout(
      lines: lines, minimumHeight: minimumHeight, isTruncated: isTruncated, scale: 1)
  }

  private var minimumHeight: Double {
    let lines = Double(min(block.minimumLines, block.lineLimit ?? .max))
    return lines > 1 ? lines * (block.face.lineHeight + block.lineSpacing) - block.lineSpacing : 0
  }

  // MARK: Where lines end

  /// What stands on one line.
  struct Piece {
    /// The clusters that are shown.
    var shown: Range<Int>
    var width: Double
    /// Where the next line begins; nil behind the last one.
    var next: Int?
  }

  func piece(from start: Int, within width: Double) -> Piece {
    var x = 0.0  // with spaces
    var lettersEnd = (index: start, x: 0.0)
    var lastPlace: Piece?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      switch cluster.breakClass {
      case .newline:
        return whole(start..<index, lettersEnd.x, x, within: width, next: index + 1)
      case .space:
        x += cluster.width
        lastPlace = Piece(
          shown: start..<lettersEnd.index, width: lettersEnd.x, next: index + 1)
      default:
        if index > start, x + cluster.width > width + TextRoom.tolerance {
          return lastPlace ?? Piece(shown: start..<index, width: x, next: index)
        }
        x += cluster.width
        lettersEnd = (index + 1, x)
        if index + 1 < clusters.count,
          LineBreakClass.mayBreak(
            after: cluster.breakClass, before: clusters[index + 1].breakClass)
        {
          lastPlace = Piece(shown: start..<index + 1, width: x, next: index + 1)
        }
      }
      index += 1
    }
    return whole(start..<index, lettersEnd.x, x, within: width, next: nil)
  }

  /// The last line of a paragraph, whose spaces at the end count as far as there is room.
  private func whole(
    _ shown: Range<Int>, _ lettersWidth: Double, _ fullWidth: Double, within room: Double,
    next: Int?
  ) -> Piece {
    Piece(shown: shown, width: min(fullWidth, max(lettersWidth, room)), next: next)
  }

  // MARK: Lines

  private func line(showing piece: Piece, at y: Double) -> TextLine {
    let (ascent, descent) = height(of: piece.shown)
    return TextLine(
      source: block.text, head: bytes(of: piece.shown), width: piece.width, y: y,
      height: ascent + descent, ascent: ascent)
  }

  /// The clusters' place in the text, counted in its UTF-8.
  func bytes(of range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound == 0 ? 0 : clusters[range.lowerBound - 1].end
    return start..<(range.isEmpty ? start : clusters[range.upperBound - 1].end)
  }

  /// How far the clusters reach above and below the baseline, and an empty line as the text before.
  func height(of range: Range<Int>) -> (ascent: Double, descent: Double) {
    if block.spans.isEmpty { return (block.face.ascent, block.face.descent) }
    guard let first = clusters.isEmpty ? nil : clusters[min(range.lowerBound, clusters.count - 1)]
    else { return (block.face.ascent, block.face.descent) }
    let last = range.isEmpty ? first : clusters[range.upperBound - 1]
    let spans = block.spans[Int(first.span)...Int(last.span)]
    return spans.reduce((0, 0)) { (max($0.0, $1.ascent), max($0.1, $1.descent)) }
  }

  func face(of cluster: Int) -> TextFace {
    block.spans.isEmpty || !clusters.indices.contains(cluster)
      ? block.face : block.spans[Int(clusters[cluster].span)].face
  }
}
