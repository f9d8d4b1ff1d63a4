/// Reads values from the bytes of one frame; nonsense is an error, never a trap.
struct ByteDecoder {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - position }

  mutating func byte() throws(FrameError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(FrameError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      let bits = UInt64(next & 0x7f)
      guard shift < 63 || (shift == 63 && bits <= 1) else { throw .numberTooLarge }
      value |= bits << shift
      if next & 0x80 == 0 { return value }
      shift += 7
    }
  }

  mutating func int() throws(FrameError) -> Int {
    guard let value = Int(exactly: try number()) else { throw .numberTooLarge }
    return value
  }

  /// The number of elements that follow. Each takes a byte at least, so that a frame of nonsense
  /// cannot ask for more memory than it has bytes.
  mutating func count() throws(FrameError) -> Int {
    let value = try int()
    guard value <= remaining else { throw .truncated }
    return value
  }

  mutating func bool() throws(FrameError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    case let other: throw .unknownValue(UInt64(other), of: "boolean")
    }
  }

  mutating func string() throws(FrameError) -> String {
    String(decoding: try rawBytes(), as: UTF8.self)
  }

  mutating func byteArray() throws(FrameError) -> [UInt8] {
    [UInt8](try rawBytes())
  }

  mutating func optionalString() throws(FrameError) -> String? {
    try bool() ? try string() : nil
  }

  mutating func strings() throws(FrameError) -> [String] {
    var values: [String] = []
    for _ in 0..<(try count()) { values.append(try string()) }
    return values
  }

  mutating func ints() throws(FrameError) -> [Int] {
    var values: [Int] = []
    for _ in 0..<(try count()) { values.append(try int()) }
    return values
  }

  mutating func values<Value: FrameValue>(
    _ type: Value.Type = Value.self
  ) throws(FrameError) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try Value(from: &self)) }
    return values
  }

  private mutating func rawBytes() throws(FrameError) -> UnsafeRawBufferPointer {
    let length = try count()
    defer { position += length }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + length])
  }
}
