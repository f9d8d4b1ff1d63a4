/// Finds what looks like an address: `0x` and 12 or 16 hexadecimal digits, as Swift and Lua write it;
/// or fewer where Lua's kind of value stands before it, as in `table: 0x1b2f3e0`.
package enum Addresses {
  package static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "x")) else { return text }
    return String(decoding: removed(from: Array(text.utf8)), as: UTF8.self)
  }

  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      guard index >= 2, bytes[index - 1] == UInt8(ascii: "x"),
        bytes[index - 2] == UInt8(ascii: "0")
      else { continue }
      let digits = bytes[index...].prefix(while: isDigit).count
      let isNamed = index >= 4 && bytes[index - 4..<index - 2].elementsEqual(": ".utf8)
      guard digits == 12 || digits == 16 || (isNamed && 6...16 ~= digits) else { continue }
      result += "…".utf8
      index += digits
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
