/// The font of a run as layout needs it: how wide letters and how high lines are.
///
/// All families are measured with the advances of one font, Inter, so that a frame never depends on
/// what is installed. The height of a line is ours: six fifths of the size, in whole points, which
/// is within half a point of a telephone's system font.
package nonisolated struct TextFace: Hashable, Sendable {
  /// The size in points.
  package var size: Double
  /// From 100 (ultra light) over 400 (regular) and 700 (bold) to 900 (black).
  package var weight: Double
  /// Whether each letter takes 0.6 of the size.
  package var isMonospaced: Bool
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits: Bool
  /// How wide letters are compared to the usual ones.
  package var stretch: Double = 1
  /// What is added to the height of a line, half of it above and half below, in points.
  package var extraLeading: Double = 0

  /// A font at a size in points.
  package init(
    size: Double, weight: Double = 400, isMonospaced: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The height of a line in points.
  package var lineHeight: Double { max(0, naturalHeight + extraLeading) }

  /// From the top of a line to its baseline in points.
  package var ascent: Double { max(0, naturalHeight * 0.8 + extraLeading / 2) }

  /// From the baseline to the bottom of a line in points.
  var descent: Double { lineHeight - ascent }

  private var naturalHeight: Double { (size * 1.2).rounded() }

  /// The same font at another size, relative to its own.
  package func scaled(by factor: Double) -> TextFace {
    var face = self
    face.size *= factor
    face.extraLeading *= factor
    return face
  }
}

// MARK: Widths

extension TextFace {
  /// How wide a text is on one line in points. There is no kerning; line breaks have no width.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func width(of text: some StringProtocol) -> Double {
    scale.points(advance(of: text))
  }

  /// The sum of a text's advances, in units of this font.
  func advance(of text: some StringProtocol) -> GlyphAdvance {
    let sum = text.utf8.withContiguousStorageIfAvailable { asciiAdvance(of: $0) }
    return (sum ?? nil) ?? unicodeAdvance(of: text.unicodeScalars)
  }

  /// What makes points of advances.
  var scale: GlyphScale {
    let units = isMonospaced ? Self.monospacedUnits : GlyphTable.unitsPerEm
    return GlyphScale(
      boldness: (min(max(weight, 100), 900) - 400) / 300,
      pointsPerUnit: size * stretch / Double(units))
  }

  /// The size in units where each letter is three of them wide: 0.6 of the size.
  private static var monospacedUnits: Int { 5 }
  private static var monospacedAdvance: GlyphAdvance { GlyphAdvance(regular: 3, bold: 3) }

  /// Nil if there is more than printable ASCII in the text.
  @inline(__always)
  private func asciiAdvance(of bytes: UnsafeBufferPointer<UInt8>) -> GlyphAdvance? {
    var sum = GlyphAdvance.zero
    if isMonospaced {
      for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
      return Self.monospacedAdvance * bytes.count
    }
    let cells = GlyphTable.cells
    for byte in bytes {
      guard byte >= 0x20, byte <= 0x7E else { return nil }
      sum += advance(ofPrintable: byte, in: cells)
    }
    return sum
  }

  @inline(__always)
  private func advance(ofPrintable byte: UInt8, in cells: UnsafePointer<UInt8>) -> GlyphAdvance {
    let isDigit = byte &- UInt8(ascii: "0") < 10
    return isDigit && hasMonospacedDigits
      ? GlyphTable.tabularDigit : GlyphTable.advance(ofPrintable: byte, in: cells)
  }

  private func unicodeAdvance(of scalars: some Sequence<Unicode.Scalar>) -> GlyphAdvance {
    var sum = GlyphAdvance.zero
    var joints = EmojiJoints()
    for scalar in scalars where !joints.joins(scalar.value) {
      sum += advance(of: scalar.value)
    }
    return sum
  }

  /// The advance of a character that stands alone.
  func advance(of scalar: UInt32) -> GlyphAdvance {
    if isMonospaced {
      switch GlyphWidth(of: scalar) {
      case .none: return .zero
      case .full: return GlyphAdvance(regular: Self.monospacedUnits, bold: Self.monospacedUnits)
      case .tab: return Self.monospacedAdvance * GlyphTable.spacesOfTab
      case .usual: return Self.monospacedAdvance
      }
    }
    if hasMonospacedDigits, scalar >= 0x30, scalar <= 0x39 { return GlyphTable.tabularDigit }
    return GlyphTable.advance(of: scalar)
  }
}

/// Makes points of advances, for one font.
nonisolated struct GlyphScale {
  /// 0 for regular, 1 for bold. Inter's weights lie on a line, so others follow from these two.
  fileprivate let boldness: Double
  fileprivate let pointsPerUnit: Double

  /// The width in points of a sum of advances.
  @inline(__always)
  func points(_ sum: GlyphAdvance) -> Double {
    (Double(sum.regular) + Double(sum.bold - sum.regular) * boldness) * pointsPerUnit
  }
}

/// Finds scalars that are drawn with the one before, so that an emoji of many scalars counts once.
private nonisolated struct EmojiJoints {
  private var previous: UInt32 = 0
  private var hasOpenFlag = false

  mutating func joins(_ scalar: UInt32) -> Bool {
    defer { previous = scalar }
    if scalar < 0x2000 { return false }
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar)
    let closesFlag = isFlagLetter && hasOpenFlag
    hasOpenFlag = isFlagLetter && !closesFlag
    let isSkinTone = (0x1F3FB...0x1F3FF).contains(scalar) && previous != 0
    let zeroWidthJoiner: UInt32 = 0x200D
    let isJoined = previous == zeroWidthJoiner && GlyphWidth(of: scalar) == .full
    return closesFlag || isSkinTone || isJoined
  }
}
