import Glibc
import HarnessEvents

/// Which tests failed when they ran last, kept from run to run in the output folder, as a list of
/// tests that people can read, and give to `--test-list`.
final class LastFailures: Reporter {
  private static let name = "last-failed.txt"

  private var failed: [String] = []
  /// The tests that have run; what failed before and was not run now is kept.
  private var ran: Set<String> = []

  static func path(in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  func handle(_ event: RunEvent) {
    guard case .testFinished(let record) = event, record.result.status != .didNotRun else { return }
    ran.insert(record.id)
    // A name of several lines has no place in a list.
    if record.result.status == .failed, !record.id.contains(where: \.isNewline) {
      failed.append(record.id)
    }
  }

  func flush(now: UInt64) {}

  /// Writes the list, or takes it away where nothing fails any more.
  func write(in folder: String) throws(UsageError) {
    let path = LastFailures.path(in: folder)
    let before = try WholeFile.read(path, for: "--output", mayBeAbsent: true)
    let kept = (before ?? "").split(separator: "\n").map(String.init).filter { line in
      !line.hasPrefix("# ") && !ran.contains(line)
    }
    guard before != nil || !failed.isEmpty else { return }
    if kept.isEmpty && failed.isEmpty {
      unlink(path)
      // As long as nothing else is in it.
      rmdir(folder)
      return
    }
    let lines = ["# the tests that failed when they ran last"] + kept + failed
    do throws(FileProblem) {
      try TextFile(path, lines.map { $0 + "\n" }.joined()).write(replacing: true)
    } catch {
      throw UsageError("the failed tests are not kept for --last-failed: \(error.sentence).")
    }
  }
}
