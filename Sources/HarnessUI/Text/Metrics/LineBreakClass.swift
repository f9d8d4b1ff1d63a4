/// What a character means for the places where a line may end.
///
/// Source: a part of the Unicode Line Breaking Algorithm (UAX 14). Words of Thai and other scripts
/// that are written without spaces need a dictionary, and break only where the line is full.
nonisolated enum LineBreakClass {
  case letter
  case digit
  /// A line ends after it, and its width does not count there.
  case space
  /// A line always ends here.
  case newline
  /// Nothing but the end of the line: a zero-width space.
  case invisibleBreak
  /// Holds its neighbours together: a no-break space.
  case glue
  /// A line may end after it, if it stands in a word.
  case hyphen
  /// A line may end before and after it: an em dash.
  case dash
  /// Chinese, Japanese and Korean letters and emoji: a line may end on both sides.
  case ideograph
  case opening
  case wideOpening
  case closing
  case wideClosing

  /// Whether a line may end between two characters, neither of which is a space.
  static func mayBreak(after left: LineBreakClass, before right: LineBreakClass) -> Bool {
    if left == .invisibleBreak { return true }
    if left == .glue || left == .opening || left == .wideOpening { return false }
    switch right {
    case .space, .newline, .invisibleBreak, .glue, .closing, .wideClosing, .hyphen: return false
    case .ideograph, .wideOpening: return true
    case .dash: return left != .dash
    case .digit: return left == .ideograph || left == .wideClosing || left == .dash
    case .letter, .opening:
      switch left {
      case .hyphen, .dash, .ideograph, .wideClosing: return true
      default: return false
      }
    }
  }

  init(of scalar: UInt32) {
    self = scalar < 0x80 ? Self(ofASCII: UInt8(scalar)) : Self(ofOther: scalar)
  }

  init(ofASCII byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      self = .letter
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: self = .newline
    case UInt8(ascii: "-"), UInt8(ascii: "/"): self = .hyphen
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "%"):
      self = .closing
    default: self = .letter
    }
  }

  private init(ofOther scalar: UInt32) {
    switch scalar {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x2011: self = .glue
    case 0x2000...0x200A, 0x205F, 0x3000: self = .space
    case 0x200B: self = .invisibleBreak
    case 0x2010, 0x2012, 0x2013: self = .hyphen
    case 0x2014: self = .dash
    case 0x2026, 0x2019, 0x201D, 0xBB, 0x203A: self = .closing
    case 0x2018, 0x201C, 0x201E, 0xAB, 0xA1, 0xBF, 0x2039: self = .opening
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B: self = .wideOpening
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D:
      self = .wideClosing
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3,
      0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7:  // small kana begin no line
      self = .wideClosing
    default: self = GlyphWidth(of: scalar) == .full ? .ideograph : .letter
    }
  }
}
