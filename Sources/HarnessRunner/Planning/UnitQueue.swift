/// The files that no worker has: fresh ones in the order of the schedule, and those that came back.
///
/// All operations take constant time.
struct UnitQueue {
  /// A file to be run, wholly or in part.
  struct Entry: Equatable {
    var file: Int
    /// Whether the file ran before and only its open tests are to run.
    var isRest = false
    var attempt = 1
  }

  private var nextFresh = 0
  private let schedule: [Int]
  private var returned: [Entry] = []

  /// - Parameter schedule: All files, in the order in which to begin them.
  init(schedule: [Int]) {
    self.schedule = schedule
  }

  var count: Int { schedule.count - nextFresh + returned.count }

  var isEmpty: Bool { count == 0 }

  /// What came back goes first: it was begun, or would have been.
  mutating func next() -> Entry? {
    if let entry = returned.popLast() { return entry }
    guard nextFresh < schedule.count else { return nil }
    defer { nextFresh += 1 }
    return Entry(file: schedule[nextFresh])
  }

  mutating func putBack(_ entry: Entry) {
    returned.append(entry)
  }
}
