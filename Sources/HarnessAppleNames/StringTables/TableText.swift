import Foundation

/// The text of a file whose encoding nobody names.
enum TableText {
  /// The text, and whether every byte of it made sense.
  static func decode(_ data: Data) -> (text: String, isValid: Bool) {
    let start = [UInt8](data.prefix(4))
    if let encoding = wideEncoding(of: start) {
      if let text = String(data: data, encoding: encoding) { return (withoutMark(text), true) }
    } else if let text = String(validating: data, as: UTF8.self) {
      return (withoutMark(text), true)
    }
    return (withoutMark(String(decoding: data, as: UTF8.self)), false)
  }

  /// Said by a byte order mark. Without one the zero bytes say it: a table begins with a character
  /// of ASCII, be it a quotation mark, a comment or a blank.
  private static func wideEncoding(of start: [UInt8]) -> String.Encoding? {
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .utf32
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return .utf16 }
    guard start.count >= 2 else { return nil }
    let zeros = start.map { $0 == 0 }
    switch zeros {
    case [false, true, true, true]: return .utf32LittleEndian
    case [true, true, true, false]: return .utf32BigEndian
    default: break
    }
    if zeros[1], !zeros[0] { return .utf16LittleEndian }
    if zeros[0], !zeros[1] { return .utf16BigEndian }
    return nil
  }

  private static func withoutMark(_ text: String) -> String {
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }
}
