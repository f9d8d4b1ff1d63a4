/// How far glyphs move the pen, in units of the font, in its regular and its bold weight.
///
/// Sums are made of whole numbers, and the weight is applied to the sum, so that a text is as wide
/// as its parts in whatever order they are added.
nonisolated struct GlyphAdvance: Equatable, Sendable {
  var regular: Int
  var bold: Int

  static let zero = GlyphAdvance(regular: 0, bold: 0)

  static func += (sum: inout GlyphAdvance, other: GlyphAdvance) {
    sum.regular += other.regular
    sum.bold += other.bold
  }

  static func * (advance: GlyphAdvance, factor: Int) -> GlyphAdvance {
    GlyphAdvance(regular: advance.regular * factor, bold: advance.bold * factor)
  }
}

extension GlyphTable {
  static let fullWidth = GlyphAdvance(regular: unitsPerEm, bold: unitsPerEm)
  /// A tabulator is as wide as four spaces.
  static let spacesOfTab = 4

  /// The table in memory.
  @inline(__always)
  static var cells: UnsafePointer<UInt8> { digits.utf8Start }

  /// Of a printable character of ASCII. Who measures many gets the cells once.
  @inline(__always)
  static func advance(ofPrintable byte: UInt8, in cells: UnsafePointer<UInt8>) -> GlyphAdvance {
    advance(inRow: Int(byte) - 0x20, of: cells)
  }

  @inline(__always)
  private static func advance(inRow row: Int, of cells: UnsafePointer<UInt8>) -> GlyphAdvance {
    let cell = cells + row * 4
    return GlyphAdvance(
      regular: number(cell[0], cell[1]), bold: number(cell[2], cell[3]))
  }

  /// Of any character but line breaks, standing alone.
  static func advance(of scalar: UInt32) -> GlyphAdvance {
    if let row = row(of: scalar) { return advance(inRow: row, of: cells) }
    switch GlyphWidth(of: scalar) {
    case .none: return .zero
    case .full: return fullWidth
    case .tab: return advance(ofPrintable: UInt8(ascii: " "), in: cells) * spacesOfTab
    case .usual: return average
    }
  }

  @inline(__always)
  private static func number(_ high: UInt8, _ low: UInt8) -> Int {
    let zero = Int(UInt8(ascii: "0"))
    return (Int(high) - zero) * 64 + Int(low) - zero
  }
}

/// How wide a character is that the font need not have.
nonisolated enum GlyphWidth {
  /// It shows nothing, or stands on the character before.
  case none
  case usual
  /// As wide as high: Chinese, Japanese and Korean letters, emoji, pictures.
  case full
  case tab

  /// Source of the ranges: Unicode's blocks, "East Asian Width" and "Grapheme Cluster Boundaries".
  init(of scalar: UInt32) {
    switch scalar {
    case 0x09: self = .tab
    case 0..<0x20, 0x7F...0x9F, 0xAD: self = .none
    case 0..<0x300: self = .usual
    case 0x1100...0x115F, 0x2600...0x27BF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0xFFFC,
      0x1F000...0x1FAFF, 0x20000...0x3FFFF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55, 0x231A...0x231B,
      0x23E9...0x23FA:
      self = .full
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      self = .none
    default: self = Self.standsOnOther(scalar) ? .none : .usual
    }
  }

  private static func standsOnOther(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
