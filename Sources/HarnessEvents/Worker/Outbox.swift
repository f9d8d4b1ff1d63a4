/// Frames that a worker has made and not sent yet, in memory that it shares with its parent.
///
/// A quick test is shorter than the time it takes to wake the parent, so a worker sends the frames
/// of several tests in one piece. Those that wait lie here: when the worker dies, the parent finds
/// them, and nothing that happened is lost. The parent looks only after the worker's end.
package struct Outbox: @unchecked Sendable {
  package static let size = 64 << 10
  private static let capacity = size - 8
  /// The low bits of the first word count the waiting bytes, the others the bytes sent before
  /// them: one store changes both.
  private static let lengthBits: UInt64 = 20

  // A raw address: the memory belongs to whoever mapped it, and the other process writes to it.
  private let base: UnsafeMutableRawPointer

  /// Uses `size` bytes at `base`, which are zero for a new worker.
  package init(at base: UnsafeMutableRawPointer) { self.base = base }

  private var state: UInt64 {
    get { base.load(as: UInt64.self) }
    nonmutating set { base.storeBytes(of: newValue, as: UInt64.self) }
  }
  private var length: Int { Int(state & (1 << Self.lengthBits - 1)) }
  private var sent: UInt64 { state >> Self.lengthBits }

  /// Adds bytes to those that wait. False, and nothing added, when there is no room.
  package func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let length = length
    guard bytes.count <= Self.capacity - length else { return false }
    if let start = bytes.baseAddress {
      (base + 8 + length).copyMemory(from: start, byteCount: bytes.count)
    }
    state &+= UInt64(bytes.count)
    return true
  }

  /// Notes that all that waited, and `unseen` bytes that did not fit, have been sent.
  package func markSent(unseen: Int = 0) {
    state = (sent &+ UInt64(length + unseen)) << Self.lengthBits
  }

  /// What waited when the worker ended, without the bytes that have been `received` already.
  package func rest(after received: UInt64) -> [UInt8] {
    let length = min(length, Self.capacity)
    // It may have died after sending and before noting it.
    let known = received > sent ? Int(clamping: received - sent) : 0
    guard received >= sent, known < length else { return [] }
    return Array(UnsafeRawBufferPointer(start: base + 8 + known, count: length - known))
  }
}
