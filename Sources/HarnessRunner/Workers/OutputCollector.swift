import CHarnessRuntime
package import HarnessEvents

/// Sorts a worker's output into the tests it belongs to, and cuts what is too much.
///
/// The worker runs ahead of the parent, so the marks in the output tell where a test's output
/// ends, not the moment of reading. A worker without marks gets by: its output goes to the test
/// that finishes next.
package struct OutputCollector {
  /// How many bytes are kept of the beginning, and of the end, of one test's output.
  package static let keptBytes = 32 << 10

  private let mark: OutputMark
  private var current = Segment()
  private var closed: [(count: UInt32, output: CapturedOutput)] = []
  /// Bytes at the end of what was read that may be the beginning of a mark.
  private var undecided: [UInt8] = []

  package init(mark: OutputMark) {
    self.mark = mark
  }

  /// Takes bytes as they come out of the pipe, cut anywhere.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !undecided.isEmpty else { return split(bytes) }
    undecided.append(contentsOf: bytes)
    let joined = undecided
    undecided.removeAll(keepingCapacity: true)
    joined.withUnsafeBytes { split($0) }
  }

  /// The output of the worker's test number `count`, which has just finished.
  package mutating func takeOutput(after count: UInt32) -> CapturedOutput {
    guard let index = closed.firstIndex(where: { $0.count == count }) else {
      return closed.isEmpty ? current.take() : CapturedOutput()
    }
    let output = closed[index].output
    closed.removeSubrange(...index)
    return output
  }

  /// All that is left, when the worker is gone.
  package mutating func takeRest() -> CapturedOutput {
    undecided.withUnsafeBytes { current.append($0) }
    undecided.removeAll()
    closed.removeAll()
    return current.take()
  }

  private mutating func split(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while let start = firstMark(in: rest) {
      current.append(UnsafeRawBufferPointer(rebasing: rest[..<start]))
      rest = rest[start...]
      guard rest.count >= mark.length else {
        undecided.append(contentsOf: rest)
        return
      }
      closed.append((number(at: start + mark.nonce.count, in: bytes), current.take()))
      rest = rest[(start + mark.length)...]
    }
    let keep = undecidedSuffix(of: rest)
    current.append(UnsafeRawBufferPointer(rebasing: rest.dropLast(keep)))
    undecided.append(contentsOf: rest.suffix(keep))
  }

  private func firstMark(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    guard !bytes.isEmpty, !mark.nonce.isEmpty, let base = bytes.base.baseAddress else { return nil }
    let start = base + bytes.startIndex
    guard let found = harness_find(start, bytes.count, mark.nonce, mark.nonce.count)
    else { return nil }
    return found - base
  }

  private func number(at index: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (UInt32($1) * 8) }
  }

  /// How many bytes at the end are the first bytes of a mark.
  private func undecidedSuffix(of bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    var length = min(mark.nonce.count - 1, bytes.count)
    while length > 0 {
      if bytes.suffix(length).elementsEqual(mark.nonce.prefix(length)) { return length }
      length -= 1
    }
    return 0
  }
}

extension OutputCollector {
  /// The output of one test: its first and its last bytes.
  private struct Segment {
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    private var total = 0

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
      guard !bytes.isEmpty else { return }
      total += bytes.count
      let room = OutputCollector.keptBytes - head.count
      head.append(contentsOf: bytes.prefix(room))
      guard bytes.count > room else { return }
      let late = bytes.dropFirst(room).suffix(OutputCollector.keptBytes)
      tail.append(contentsOf: late)
      // Cut only now and then, so that a byte is moved a few times at most.
      if tail.count > 4 * OutputCollector.keptBytes { cutTail() }
    }

    mutating func take() -> CapturedOutput {
      guard total > 0 else { return CapturedOutput() }
      cutTail()
      defer { self = Segment() }
      return CapturedOutput(head: head, tail: tail, cutBytes: total - head.count - tail.count)
    }

    private mutating func cutTail() {
      let surplus = tail.count - OutputCollector.keptBytes
      if surplus > 0 { tail.removeFirst(surplus) }
    }
  }
}
