/// Writes JSON into a buffer that is used again, without Foundation.
///
/// Commas are put where they belong; whoever writes takes care that objects and arrays close.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  /// Whether keys whose values may differ from run to run are not written.
  var leavesOutMeasurements = false

  package init() {}

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func beginObject() { open("{") }
  package mutating func endObject() { close("}") }
  package mutating func beginArray() { open("[") }
  package mutating func endArray() { close("]") }

  package mutating func key(_ name: String) {
    string(name)
    append(":")
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    append("\"")
    for byte in value.utf8 { appendEscaped(byte) }
    append("\"")
  }

  package mutating func number(_ value: some BinaryInteger) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends the value, as JSON lines want it.
  package mutating func endLine() {
    append("\n")
    needsComma = false
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(UInt8(ascii: scalar))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append("\\")
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20, 0x7f:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(JSONWriter.hexDigit(byte >> 4))
      bytes.append(JSONWriter.hexDigit(byte & 15))
    default: bytes.append(byte)
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
