import Glibc
import HarnessEvents

/// The worker's end of the socket to the parent.
@MainActor
final class FrameChannel {
  private let descriptor: Int32
  private var reader = FrameReader()
  private var writer = FrameWriter()
  private var buffer = [UInt8](repeating: 0, count: 16384)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next command; nil when the parent has gone or speaks nonsense.
  func next() -> WorkerCommand? {
    while true {
      if let command = try? reader.nextCommand() { return command }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      buffer.withUnsafeBytes { reader.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Queues an event; `flush` sends all that is queued in one piece.
  func queue(_ event: TestEvent) { writer.append(event) }

  func send(_ event: TestEvent) {
    queue(event)
    flush()
  }

  func flush() {
    writer.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { _exit(0) }
        sent += count
      }
    }
    writer.removeAll()
  }
}
