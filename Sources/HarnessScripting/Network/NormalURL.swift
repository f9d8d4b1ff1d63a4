import Foundation

/// The form in which URLs are equal that ask for the same.
///
/// Source: RFC 3986, section 6.2. Foundation has already written each host in ASCII.
enum NormalURL {
  /// Scheme and host in lower case; no usual port, no fragment; a path; the usual escapes.
  static func text(of url: URL) -> String {
    let text = url.absoluteString
    guard var parts = URLComponents(string: text) else { return escaped(text) }
    parts.fragment = nil
    parts.scheme = parts.scheme?.lowercased()
    if let host = parts.encodedHost {
      parts.encodedHost = host.lowercased()
      if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    }
    let usualPorts = ["http": 80, "https": 443]
    if let port = parts.port, port == usualPorts[parts.scheme ?? ""] { parts.port = nil }
    return escaped(parts.string ?? text)
  }

  /// The beginning of a URL. Its host is in normal form, unless it may go on.
  static func beginning(_ text: String) -> String {
    guard let start = text.range(of: "://")?.upperBound else { return escaped(text) }
    let end = text[start...].firstIndex { "/?#".contains($0) } ?? text.endIndex
    let isOpen = end == text.endIndex
    if isOpen, text[start...].contains(":") { return escaped(text.lowercased()) }
    guard let url = URL(string: "\(text[..<end])/"), url.host?.isEmpty == false else {
      return escaped(text)
    }
    return self.text(of: url).dropLast() + escaped(String(text[end...]))
  }

  /// What no URL has as it is becomes an escape; other escapes are there only where they must be.
  static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let value = escape(in: bytes, at: index) {
        result += isUnreserved(value) ? [value] : escape(of: value)
        index += 3
      } else {
        let byte = bytes[index]
        result += isAllowed(byte) ? [byte] : escape(of: byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escape(in bytes: [UInt8], at index: Int) -> UInt8? {
    guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count else { return nil }
    let digits = bytes[(index + 1)...(index + 2)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func escape(of byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array("%\(digits.count < 2 ? "0" : "")\(digits)".utf8)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 128 && (character.isLetter || character.isNumber || "-._~".contains(character))
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (33...126).contains(byte) && !"\"<>[\\]^`{|}".utf8.contains(byte)
  }
}
