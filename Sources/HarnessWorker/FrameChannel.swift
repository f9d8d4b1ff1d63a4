import Glibc
import HarnessEvents

/// The worker's end of the socket to the parent.
@MainActor
final class FrameChannel {
  private let descriptor: Int32
  /// Where the parent finds what was not sent when this process ends.
  private let outbox: Outbox?
  private var noted = 0
  private var flushedAt: UInt64 = 0
  private var reader = FrameReader()
  private var writer = FrameWriter()
  private var buffer = [UInt8](repeating: 0, count: 16384)

  init(descriptor: Int32, outbox: Outbox?) {
    self.descriptor = descriptor
    self.outbox = outbox
  }

  /// The next command; nil when the parent has gone or speaks nonsense.
  func next() -> WorkerCommand? {
    while true {
      if let command = try? reader.nextCommand() { return command }
      flush()
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      buffer.withUnsafeBytes { reader.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Queues an event; `flush` sends all that is queued in one piece.
  func queue(_ event: TestEvent) {
    writer.append(event)
    writer.withUnsafeBytes { bytes in
      let new = UnsafeRawBufferPointer(rebasing: bytes[noted...])
      if outbox?.append(new) == true { noted = bytes.count }
    }
    if noted < writer.bytes.count { flush() }
  }

  /// Sends what is queued if the parent has heard nothing for a moment. It would have to be woken
  /// for each quick test otherwise, which costs more than the test.
  func flushIfDue(now: UInt64) {
    if now &- flushedAt > Self.quietNanoseconds { flush(now: now) }
  }

  private static let quietNanoseconds: UInt64 = 2_000_000

  private func flush(now: UInt64) {
    flush()
    flushedAt = now
  }

  func send(_ event: TestEvent) {
    queue(event)
    flush()
  }

  func flush() {
    if writer.isEmpty { return }
    writer.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { _exit(0) }
        sent += count
      }
    }
    outbox?.markSent(unseen: writer.bytes.count - noted)
    writer.removeAll()
    noted = 0
  }
}
