/// A page of memory that worker and parent share: what a worker was doing when it died.
///
/// A step is noted by copying its text into the page, which costs some nanoseconds, needs no
/// system call and survives any death of the worker. The parent reads the page only after a death
/// or a time-out. The layout is a header and a ring of the last steps:
///
///     0 u32 unit + 1 (0 = none)   4 u32 fate   8 u64 number of steps noted   64 slots
///     slot: u32 line, u16 length of text, text
///
/// The outbox follows: the frames that the worker has not sent yet.
package struct StatusPage: @unchecked Sendable {
  package static let size = stepsSize + Outbox.size
  private static let stepsSize = 4096
  /// How many steps the ring holds.
  package static let stepCount = 8

  private static let headerSize = 64
  private static let slotSize = (stepsSize - headerSize) / stepCount
  private static let textCapacity = slotSize - 6

  // A raw address: the memory belongs to whoever mapped it, and the other process writes to it.
  private let base: UnsafeMutableRawPointer

  /// Uses `size` bytes at `base`, which must stay mapped while the value is in use.
  package init(at base: UnsafeMutableRawPointer) {
    self.base = base
  }

  /// The worker calls this when it takes a unit up, before it reads the script.
  package func beginUnit(_ unit: Int) {
    base.storeBytes(of: UInt32(truncatingIfNeeded: unit + 1), as: UInt32.self)
    forgetSteps()
  }

  /// The worker calls this when a test starts: the steps of the test before are of no interest.
  package func forgetSteps() {
    base.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
  }

  /// Notes the step that begins now: a statement of the script, such as `find("label"):tap()`.
  package func noteStep(_ text: String, line: Int) {
    let count = base.load(fromByteOffset: 8, as: UInt64.self)
    let slot = base + Self.headerSize + Int(count % UInt64(Self.stepCount)) * Self.slotSize
    slot.storeBytes(of: UInt32(truncatingIfNeeded: line), as: UInt32.self)
    var text = text
    text.withUTF8 { bytes in
      let length = min(bytes.count, Self.textCapacity)
      slot.storeBytes(of: UInt16(length), toByteOffset: 4, as: UInt16.self)
      if let start = bytes.baseAddress {
        (slot + 6).copyMemory(from: start, byteCount: length)
      }
    }
    base.storeBytes(of: count &+ 1, toByteOffset: 8, as: UInt64.self)
  }

  /// Says why the worker is about to end itself. May be called in a signal handler.
  package func setFate(_ fate: WorkerFate) {
    base.storeBytes(of: fate.rawValue, toByteOffset: 4, as: UInt32.self)
  }

  /// Where the fate is stored, for a signal handler written in C.
  package var fateAddress: UnsafeMutablePointer<UInt32> {
    (base + 4).assumingMemoryBound(to: UInt32.self)
  }

  /// The frames that the worker has not sent yet.
  package var outbox: Outbox { Outbox(at: base + Self.stepsSize) }

  /// Makes the page that of a new worker.
  package func reset() {
    base.initializeMemory(as: UInt8.self, repeating: 0, count: Self.size)
  }

  /// The unit that the worker took up last.
  package var unit: Int? {
    let stored = base.load(as: UInt32.self)
    return stored == 0 ? nil : Int(stored) - 1
  }

  package var fate: WorkerFate {
    WorkerFate(rawValue: base.load(fromByteOffset: 4, as: UInt32.self)) ?? .unknown
  }

  /// The last steps, oldest first; the last one was in progress.
  package var steps: [StatusStep] {
    let count = base.load(fromByteOffset: 8, as: UInt64.self)
    let kept = min(count, UInt64(Self.stepCount))
    return (0..<kept).map { index in
      let number = count - kept + index
      return step(inSlot: Int(number % UInt64(Self.stepCount)))
    }
  }

  /// How many steps came before these, and are not known any more.
  package var skippedSteps: Int {
    Int(clamping: base.load(fromByteOffset: 8, as: UInt64.self)) - steps.count
  }

  private func step(inSlot index: Int) -> StatusStep {
    let slot = base + Self.headerSize + index * Self.slotSize
    let length = Int(slot.load(fromByteOffset: 4, as: UInt16.self))
    let bytes = UnsafeRawBufferPointer(start: slot + 6, count: min(length, Self.textCapacity))
    return StatusStep(
      line: Int(slot.load(as: UInt32.self)), text: String(decoding: bytes, as: UTF8.self))
  }
}

/// A step that a worker noted before it died.
package struct StatusStep: Equatable, Sendable {
  package var line: Int
  package var text: String

  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}

/// Why a worker ended itself.
package enum WorkerFate: UInt32, Sendable {
  case unknown
  /// The test used more processor time than allowed and could not be stopped otherwise.
  case timedOut
  /// The test used more memory than allowed and could not be stopped otherwise.
  case outOfMemory
  /// The test took more real time than allowed and could not be stopped otherwise.
  case waitedTooLong
}
