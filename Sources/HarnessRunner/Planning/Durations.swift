import Glibc

/// How long scripts took, kept in a file from run to run: a line each, milliseconds and path.
///
/// Lines can be sorted, compared and put together with the tools of a shell.
package struct Durations: Equatable {
  /// By path, in milliseconds.
  package var milliseconds: [String: Double] = [:]

  package init() {}

  /// Reads a file; one that is not there yet knows nothing.
  /// - Throws: `UsageError` for one that cannot be read or says something else.
  package init(readingFrom path: String) throws(UsageError) {
    guard let text = try WholeFile.read(path, for: "--durations-file", mayBeAbsent: true) else {
      return
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let time = Double(parts[0]), time.isFinite, time >= 0 else {
        throw UsageError(
          "--durations-file: line \(number + 1) of '\(path)' is not of the form '12 scripts/a.lua', "
            + "milliseconds and path: '\(line)'.")
      }
      milliseconds[String(parts[1])] = time
    }
  }

  /// Notes how long a file took; a path with a line break has no place here.
  package mutating func note(_ path: String, nanoseconds: UInt64) {
    guard !path.contains(where: \.isNewline) else { return }
    milliseconds[path] = (Double(nanoseconds) / 1e5).rounded() / 10
  }

  /// The lines, sorted by path.
  package var text: String {
    let sorted = milliseconds.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return "# milliseconds and path, written by harness\n"
      + sorted.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// The places of files, the longest first; one of which nothing is known is taken to last as long
  /// as the one in the middle. Nil when nothing is known of any.
  package func longestFirst(_ paths: [String]) -> [Int]? {
    let known = paths.compactMap { milliseconds[$0] }.sorted()
    guard !known.isEmpty else { return nil }
    let median = known[known.count / 2]
    let times = paths.map { milliseconds[$0] ?? median }
    return paths.indices.sorted { (-times[$0], $0) < (-times[$1], $1) }
  }
}
