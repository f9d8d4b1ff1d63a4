import CHarnessRuntime
import Glibc
import HarnessEvents

/// One place for a worker: the process that fills it now, and what that process has to do.
final class Worker {
  /// A file that the process has been told to run and has not finished.
  struct Assignment {
    var entry: UnitQueue.Entry
    /// Whether this process has said what tests the file has.
    var isCollected = false
    /// Where its test numbers differ from the known ones: theirs to ours, nil for unknown tests.
    var renumbering: [Int?]?
  }

  /// From 1 to the number of workers; a replacement inherits it.
  let slot: Int
  let temporaryDirectory: String

  var process: WorkerProcess?
  var isReady = false
  var assignments: [Assignment] = []
  /// The test that runs now, by our numbers.
  var runningTest: Int?
  /// What that test has left in its folder so far.
  var files: [TestFile] = []
  /// How many `finished` this process has sent.
  var finishedCount: UInt32 = 0
  var reader = FrameReader()
  /// How many bytes of frames have come.
  var receivedBytes: UInt64 = 0
  var collector = OutputCollector(mark: OutputMark(nonce: []))
  var watchdog = Watchdog()
  var pace = Pace(startingAt: 0)
  /// Whether the loop looks at the output by itself, because much comes.
  var isOutputWatched = false
  /// When the process closed its channel; it should end soon after.
  var channelClosedAt: UInt64?

  private var outgoing = FrameWriter()
  private var sentBytes = 0

  init(slot: Int, temporaryDirectory: String) {
    self.slot = slot
    self.temporaryDirectory = temporaryDirectory
  }

  /// Puts a new process into this place.
  func fill(with process: WorkerProcess, mark: OutputMark, now: UInt64) {
    self.process = process
    isReady = false
    assignments.removeAll(keepingCapacity: true)
    runningTest = nil
    files = []
    finishedCount = 0
    reader = FrameReader()
    receivedBytes = 0
    collector = OutputCollector(mark: mark)
    watchdog = Watchdog(heardAt: now)
    pace = Pace(startingAt: now)
    isOutputWatched = false
    channelClosedAt = nil
    outgoing.removeAll()
    sentBytes = 0
  }

  /// Whether it has files for longer than the parent may look away.
  var hasPlenty: Bool { assignments.count > 2 && assignments.count > pace.depth / 2 }

  /// The files of the test that has ended.
  func takeFiles() -> [TestFile] {
    defer { files = [] }
    return files
  }

  /// Queues a command; `flushCommands` sends it.
  func tell(_ command: WorkerCommand) {
    outgoing.append(command)
  }

  /// Sends what is queued, as far as the process takes it now. The rest goes with the next call.
  /// A process that is gone is noticed elsewhere.
  func flushCommands() {
    guard let process, !outgoing.isEmpty else { return }
    outgoing.withUnsafeBytes { bytes in
      while sentBytes < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sentBytes...])
        let count = send(process.frames, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        sentBytes += count
      }
    }
    if sentBytes == outgoing.bytes.count {
      outgoing.removeAll()
      sentBytes = 0
    }
  }

  /// Takes all output that is there. Does not wait.
  /// - Returns: Whether there was any.
  @discardableResult
  func drainOutput(through buffer: UnsafeMutableRawBufferPointer) -> Bool {
    guard let process else { return false }
    var found = false
    while true {
      let count = read(process.output, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return found }
      found = true
      collector.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if count < buffer.count { return true }
    }
  }
}
