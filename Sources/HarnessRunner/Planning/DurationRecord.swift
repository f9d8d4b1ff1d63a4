import Glibc
import HarnessEvents

/// Notes how long each file of a run took.
final class DurationRecord: Reporter {
  private var times: [(path: String, nanoseconds: UInt64)] = []

  func handle(_ event: RunEvent) {
    // What did not run tells nothing of how long it takes.
    guard case .fileFinished(let file) = event, file.counts.didNotRun == 0, file.tests > 0 else {
      return
    }
    times.append((file.file, file.wallNanoseconds))
  }

  func flush(now: UInt64) {}

  /// Puts the times into a file, beside those of files that were not run.
  func add(to path: String) throws(UsageError) {
    var durations = try Durations(readingFrom: path)
    for (path, time) in times { durations.note(path, nanoseconds: time) }
    // A link leads to the file that is meant.
    let place = realpath(path, nil).map { resolved in
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let path = place ?? path
    let unfinished = path + ".part"
    do throws(FileProblem) {
      try TextFile(unfinished, durations.text).write(replacing: true)
    } catch {
      throw UsageError("--durations-file: \(error.sentence).")
    }
    guard rename(unfinished, path) == 0 else {
      throw UsageError(
        "--durations-file: cannot write '\(path)': \(String(cString: strerror(errno))).")
    }
  }
}
