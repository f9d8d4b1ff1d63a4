import Glibc
import HarnessEvents

/// The report of a shard, read from the start to the end as often as needed.
struct BlobFile {
  let path: String

  /// Hands on the events in their order.
  /// - Returns: Whether the report has an end; without one the shard was stopped by force.
  /// - Throws: `UsageError` for what is no such report.
  @discardableResult
  func read(_ handle: (RunEvent) throws(UsageError) -> Void) throws(UsageError) -> Bool {
    if let kind = WholeFile.unusual(path) { throw unreadable("it is \(kind)") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    var mark = BlobFormat.mark[...]
    var frames = FrameReader()
    var hasEnded = false
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(String(cString: strerror(errno))) }
      if count == 0 { break }
      var bytes = chunk[..<count]
      try skip(&mark, from: &bytes)
      frames.append(Array(bytes))
      while let event = try next(&frames) {
        if hasEnded { throw unreadable("it goes on after its end") }
        if case .runFinished = event { hasEnded = true }
        try handle(event)
      }
    }
    guard mark.isEmpty else { throw noBlob }
    return hasEnded
  }

  private func skip(
    _ mark: inout ArraySlice<UInt8>, from bytes: inout ArraySlice<UInt8>
  ) throws(UsageError) {
    let count = min(mark.count, bytes.count)
    guard mark.prefix(count).elementsEqual(bytes.prefix(count)) else { throw noBlob }
    mark = mark.dropFirst(count)
    bytes = bytes.dropFirst(count)
  }

  private func next(_ frames: inout FrameReader) throws(UsageError) -> RunEvent? {
    do throws(FrameError) {
      return try frames.nextRunEvent()
    } catch {
      throw unreadable(error.sentence)
    }
  }

  private var noBlob: UsageError {
    UsageError(
      "'\(path)' is no report of --reporter blob, or one of another version of harness; all shards "
        + "have to be run and merged by the same version.")
  }

  func unreadable(_ reason: String) -> UsageError {
    UsageError("cannot read the report '\(path)': \(reason).")
  }
}
