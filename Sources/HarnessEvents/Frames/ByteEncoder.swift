/// Appends values to a buffer: numbers as variable-length integers, strings as UTF-8.
struct ByteEncoder {
  var bytes: [UInt8] = []

  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Seven bits a byte, the lowest first; the top bit says that more follow.
  mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number that is small and not negative; a negative one becomes 0.
  mutating func append(_ value: Int) {
    append(UInt64(max(0, value)))
  }

  mutating func append(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func append(_ value: String) {
    append(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func append(_ value: [UInt8]) {
    append(value.count)
    bytes.append(contentsOf: value)
  }

  mutating func append(_ value: String?) {
    append(value != nil)
    if let value { append(value) }
  }

  mutating func append(_ values: [String]) {
    append(values.count)
    for value in values { append(value) }
  }

  mutating func append(_ values: [Int]) {
    append(values.count)
    for value in values { append(value) }
  }

  mutating func append<Value: FrameValue>(_ values: [Value]) {
    append(values.count)
    for value in values { value.encode(into: &self) }
  }
}

/// A value that has a place in a frame.
protocol FrameValue {
  func encode(into encoder: inout ByteEncoder)
  init(from decoder: inout ByteDecoder) throws(FrameError)
}
