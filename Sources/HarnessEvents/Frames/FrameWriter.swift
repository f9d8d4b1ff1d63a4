/// Collects frames in a buffer that is used again and again, to be written in one go.
///
/// A frame is its length in four bytes, the lowest first, then a byte that tells its kind, then
/// its values.
package struct FrameWriter {
  private var encoder = ByteEncoder()

  package init() {}

  package var isEmpty: Bool { encoder.bytes.isEmpty }

  /// The frames since `removeAll`.
  package var bytes: [UInt8] { encoder.bytes }

  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try encoder.bytes.withUnsafeBytes(body)
  }

  /// Empties the buffer and keeps its memory.
  package mutating func removeAll() {
    encoder.bytes.removeAll(keepingCapacity: true)
  }

  package mutating func append(_ event: TestEvent) {
    appendFrame(event)
  }

  package mutating func append(_ command: WorkerCommand) {
    appendFrame(command)
  }

  package mutating func append(_ event: RunEvent) {
    appendFrame(event)
  }

  private mutating func appendFrame(_ value: some FrameValue) {
    let start = encoder.bytes.count
    for _ in 0..<4 { encoder.append(byte: 0) }
    value.encode(into: &encoder)
    let length = encoder.bytes.count - start - 4
    for index in 0..<4 {
      encoder.bytes[start + index] = UInt8(truncatingIfNeeded: length >> (index * 8))
    }
  }
}
