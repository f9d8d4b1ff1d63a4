import CHarnessRuntime
import Glibc

/// Turns signals into bytes that a loop can wait for.
package final class SignalPipe {
  /// To be waited for.
  package let readEnd: Int32
  private let writeEnd: Int32
  private var isCatching = false

  /// - Throws: `WorkerStartError` when the system gives no pipe.
  package init() throws(WorkerStartError) {
    var ends: [Int32] = [-1, -1]
    guard harness_pipe(&ends) == 0 else { throw .system("cannot make a pipe", errno) }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    release()
    close(readEnd)
    close(writeEnd)
  }

  /// From now on SIGINT, SIGTERM and SIGHUP arrive here instead of ending the process.
  package func catchSignals() {
    isCatching = harness_catch_signals(writeEnd) == 0
  }

  /// From now on these signals do what they did before.
  package func release() {
    guard isCatching else { return }
    isCatching = false
    harness_release_signals()
  }

  /// Does what a signal would do.
  package func pretend(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(writeEnd, &byte, 1)
  }

  /// The signal that arrived first, if any.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(readEnd, &byte, 1) == 1 ? Int32(byte) : nil
  }
}
