/// Takes bytes as they arrive, cut anywhere, and gives the values of the frames in them.
///
/// After an error the stream is of no more use: the place of the next frame is unknown.
package struct FrameReader {
  /// No honest frame is longer than this, in bytes.
  package static let maximumLength = 64 << 20

  private var buffer: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    discardUsedBytes()
    buffer.append(contentsOf: bytes)
  }

  package mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  /// Whether bytes of a frame that is not yet complete are left.
  package var hasPartialFrame: Bool { start < buffer.count }

  /// The next event, or nil when its frame is not complete yet.
  package mutating func nextEvent() throws(FrameError) -> TestEvent? {
    try next()
  }

  /// The next command, or nil when its frame is not complete yet.
  package mutating func nextCommand() throws(FrameError) -> WorkerCommand? {
    try next()
  }

  /// The next event of a run, or nil when its frame is not complete yet.
  package mutating func nextRunEvent() throws(FrameError) -> RunEvent? {
    try next()
  }

  private mutating func next<Value: FrameValue>() throws(FrameError) -> Value? {
    let available = buffer.count - start
    guard available >= 4 else { return nil }
    var length = 0
    for index in 0..<4 { length |= Int(buffer[start + index]) << (index * 8) }
    guard length <= FrameReader.maximumLength else { throw .tooLong(length) }
    guard available - 4 >= length else { return nil }
    let range = (start + 4)..<(start + 4 + length)
    start = range.upperBound
    return try decode(range)
  }

  private func decode<Value: FrameValue>(_ range: Range<Int>) throws(FrameError) -> Value {
    try buffer.withUnsafeBufferPointer { bytes throws(FrameError) in
      var decoder = ByteDecoder(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[range])))
      let value = try Value(from: &decoder)
      guard decoder.remaining == 0 else { throw FrameError.trailingBytes(decoder.remaining) }
      return value
    }
  }

  private mutating func discardUsedBytes() {
    guard start > 0 else { return }
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
    } else {
      buffer.removeSubrange(..<start)
    }
    start = 0
  }
}
