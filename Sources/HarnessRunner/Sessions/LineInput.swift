import Glibc

/// Lines that somebody types or that come through a pipe.
package struct LineInput {
  /// What comes next.
  package enum Next: Equatable {
    case line(String)
    /// Nothing more comes.
    case end
    case interrupted(Int32)
  }

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  /// - Parameter descriptor: standard input, unless a test has another one.
  package init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// Whether a person types.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Waits for the next line, or for a signal.
  package mutating func next(signals: SignalPipe?) -> Next {
    while true {
      if let signal = signals?.next() { return .interrupted(signal) }
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeFirst(end + 1)
        return .line(line.last == "\r" ? String(line.dropLast()) : line)
      }
      if isAtEnd {
        guard !bytes.isEmpty else { return .end }
        defer { bytes = [] }
        return .line(String(decoding: bytes, as: UTF8.self))
      }
      waitForBytes(signals)
    }
  }

  private mutating func waitForBytes(_ signals: SignalPipe?) {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.readEnd ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&requests, nfds_t(requests.count), -1) > 0, requests[0].revents != 0 else { return }
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &piece, piece.count)
    if count > 0 {
      bytes += piece[..<count]
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isAtEnd = true
    }
  }
}
