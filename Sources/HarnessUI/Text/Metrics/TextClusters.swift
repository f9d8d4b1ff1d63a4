/// What a reader takes for one character, of a text that is to be set in lines.
nonisolated struct TextCluster {
  /// In points, with the space after it.
  var width: Double
  /// Where it ends, counted in the text's UTF-8.
  var end: Int
  /// Which of the spans it belongs to.
  var span: Int32
  var breakClass: LineBreakClass
}

/// Divides a text into clusters.
nonisolated struct ClusterReader {
  private(set) var clusters: [TextCluster] = []
  private var end = 0
  private var span: Int32 = 0
  private var previous = LineBreakClass.space
  private var face: TextFace
  private var scale: GlyphScale
  private var tracking: Double

  init(_ block: TextBlock) {
    face = block.face
    scale = face.scale
    tracking = block.tracking
    let utf8 = block.text.utf8
    clusters.reserveCapacity(utf8.count)
    if block.spans.isEmpty { read(block.text[...]) }
    var start = block.text.startIndex
    for (number, next) in block.spans.enumerated() {
      (span, face, scale, tracking) = (Int32(number), next.face, next.face.scale, next.tracking)
      let end = utf8.index(start, offsetBy: next.end - self.end)
      read(block.text[start..<end])
      start = end
    }
  }

  private mutating func read(_ text: Substring) {
    let isRead = text.utf8.withContiguousStorageIfAvailable { readASCII($0) }
    if isRead == true { return }
    if text.unicodeScalars.allSatisfy({ Self.standsAlone($0.value) }) {
      for scalar in text.unicodeScalars {
        add(
          face.advance(of: scalar.value), UTF8.width(scalar), LineBreakClass(of: scalar.value))
      }
    } else {
      for character in text { read(character) }
    }
  }

  /// - Returns: False without having read anything if there is more than ASCII.
  private mutating func readASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte >= 0x80 || byte == UInt8(ascii: "\r") { return false }
    for byte in bytes { add(face.advance(of: UInt32(byte)), 1, LineBreakClass(ofASCII: byte)) }
    return true
  }

  /// Whether a scalar is one character, whatever stands beside it, if that is such a scalar too. To
  /// find characters in general takes ten times as long.
  private static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0D: false
    case 0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000, 0x2010..<0x2028,
      0x20A0..<0x20D0, 0x3000..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000,
      0xAC00..<0xD7A4, 0xFF01..<0xFF61:
      true
    default: false
    }
  }

  private mutating func read(_ character: Character) {
    guard let first = character.unicodeScalars.first else { return }
    add(
      face.advance(of: String(character)), character.utf8.count, LineBreakClass(of: first.value))
  }

  private mutating func add(_ advance: GlyphAdvance, _ length: Int, _ breakClass: LineBreakClass) {
    end += length
    // A hyphen or slash that begins a word is a part of it: "-1", "/usr".
    let isPartOfWord = breakClass == .hyphen && (previous == .space || previous == .newline)
    let width = breakClass == .newline ? 0 : max(0, scale.points(advance) + tracking)
    previous = isPartOfWord ? .letter : breakClass
    clusters.append(TextCluster(width: width, end: end, span: span, breakClass: previous))
  }
}
