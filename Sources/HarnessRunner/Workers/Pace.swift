/// How fast a worker gets through files, and how many it should have in hand therefore.
///
/// The parent wants to look at a worker now and then, not after each test of some microseconds, and
/// a worker tells of several tests at once. So a worker that is quick gets more files ahead; one
/// that is slow gets one, so that no file waits behind a slow one while others have nothing to do.
package struct Pace: Equatable, Sendable {
  /// How long the parent may leave the workers to themselves.
  package static let lingerNanoseconds: UInt64 = 2_000_000
  private static let aheadNanoseconds: UInt64 = 8_000_000
  private static let deepest = 32

  private var meanNanoseconds: UInt64 = 100_000_000
  private var heardAt: UInt64

  package init(startingAt now: UInt64) {
    heardAt = now
  }

  /// Notes that so many files were finished since the last time.
  package mutating func finish(files: Int, at now: UInt64) {
    guard files > 0 else { return }
    let sample = (now > heardAt ? now - heardAt : 0) / UInt64(files)
    heardAt = now
    // The last files count most: four of them replace what was known before.
    for _ in 0..<min(files, 8) { meanNanoseconds = (meanNanoseconds * 3 + sample) / 4 }
  }

  /// How many files the worker should have in hand: two, and what it finishes in the time after
  /// which it tells of them and a parent on a busy machine has had its turn.
  package var depth: Int {
    let ahead = Pace.aheadNanoseconds / max(1, meanNanoseconds)
    return min(Pace.deepest, 2 + Int(min(ahead, 100)))
  }
}
