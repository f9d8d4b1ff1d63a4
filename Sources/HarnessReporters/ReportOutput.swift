import Glibc
package import HarnessEvents

/// Where a reporter writes: a buffer, and what is behind it.
package final class ReportOutput {
  private enum Target {
    case descriptor(Int32, isOwned: Bool)
    case memory
  }

  private let target: Target
  private var buffer: [UInt8] = []
  /// Whether writing has failed; nothing is written any more then.
  private var isBroken = false
  /// What a lost report is told as. A reader that has gone, as `head` does, wanted no more.
  package private(set) var loss: String?

  private init(_ target: Target) {
    self.target = target
  }

  deinit {
    if case .descriptor(let descriptor, isOwned: true) = target { close(descriptor) }
  }

  package static var standardOutput: ReportOutput {
    ReportOutput(.descriptor(STDOUT_FILENO, isOwned: false))
  }

  package static var standardError: ReportOutput {
    ReportOutput(.descriptor(STDERR_FILENO, isOwned: false))
  }

  /// Keeps everything; `text` tells it.
  package static func memory() -> ReportOutput {
    ReportOutput(.memory)
  }

  /// A file, emptied first; folders on the way are made.
  /// - Throws: `ReporterError` when it cannot be written.
  package static func file(_ path: String) throws(ReporterError) -> ReportOutput {
    try file(path, report: path)
  }

  /// A file that others have written to, and may go on writing to.
  /// - Throws: `ReporterError` when it cannot be written.
  static func appending(to path: String) throws(ReporterError) -> ReportOutput {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw cannotWrite(path) }
    return ReportOutput(.descriptor(descriptor, isOwned: true))
  }

  /// - Parameter report: The path that the user knows.
  private static func file(_ path: String, report: String) throws(ReporterError) -> ReportOutput {
    makeFolders(above: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw cannotWrite(report) }
    return ReportOutput(.descriptor(descriptor, isOwned: true))
  }

  /// Puts a whole file in place at once: readers see the old one or the new one.
  /// - Throws: `ReporterError` when it cannot be written.
  package static func replaceFile(_ path: String, with bytes: [UInt8]) throws(ReporterError) {
    let unfinished = path + ".part"
    let output = try file(unfinished, report: path)
    output.write(bytes)
    output.flush()
    guard !output.isBroken, rename(unfinished, path) == 0 else {
      let error = cannotWrite(path)
      unlink(unfinished)
      throw error
    }
  }

  private static func cannotWrite(_ path: String) -> ReporterError {
    ReporterError("cannot write the report '\(path)': \(String(cString: strerror(errno))).")
  }

  package func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  package func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
  }

  /// Hands on what is in the buffer.
  package func flush() {
    guard case .descriptor(let descriptor, _) = target, !buffer.isEmpty else { return }
    buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty && !isBroken {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if count < 0 && (errno == EINTR || waitUntilWritable(descriptor)) { continue }
        if count > 0 { rest = rest.dropFirst(count) } else { noteLoss() }
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func noteLoss() {
    let code = errno
    isBroken = true
    if code == EPIPE { return }
    loss = "the report could not be written: \(String(cString: strerror(code)))."
  }

  /// What was written and not handed on.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// The same, which is forgotten then.
  func take() -> String {
    defer { buffer.removeAll(keepingCapacity: true) }
    return text
  }

  /// A terminal that somebody made non-blocking takes more in a moment.
  private func waitUntilWritable(_ descriptor: Int32) -> Bool {
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) > 0
  }

  private static func makeFolders(above path: String) {
    for index in path.indices where path[index] == "/" && index != path.startIndex {
      mkdir(String(path[..<index]), 0o755)
    }
  }
}
