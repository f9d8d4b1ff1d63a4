/// Actions that wait for an instant, such as the end of an animation.
nonisolated struct Alarms {
  private struct Alarm {
    let deadline: Int64
    let number: Int
    let action: () -> Void
  }
  // In the order in which they will ring.
  private var alarms: [Alarm] = []
  private var count = 0

  /// Behind those with the same deadline; gives the alarm's number.
  mutating func insert(at deadline: Int64, _ action: @escaping () -> Void) -> Int {
    count += 1
    let index = alarms.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    alarms.insert(Alarm(deadline: deadline, number: count, action: action), at: index)
    return count
  }

  mutating func remove(_ number: Int) { alarms.removeAll { $0.number == number } }

  var nextDeadline: Int64 { alarms.first?.deadline ?? .max }

  /// Removes and returns those whose time has come.
  mutating func takeDue(at instant: Int64) -> [() -> Void] {
    guard nextDeadline <= instant else { return [] }
    let due = alarms.prefix { $0.deadline <= instant }.map(\.action)
    alarms.removeFirst(due.count)
    return due
  }
}
