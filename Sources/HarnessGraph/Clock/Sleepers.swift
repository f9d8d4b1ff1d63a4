/// Jobs that wait for an instant, in the order in which they will wake.
nonisolated struct Sleepers {
  private struct Sleeper {
    let deadline: Int64
    let job: Job
    /// Who called `sleep`. When it has been cancelled, the sleep is over and the job a formality.
    let task: UnsafeCurrentTask?

    var isOver: Bool { task?.isCancelled ?? false }
  }

  private var sleepers: [Sleeper] = []

  var isEmpty: Bool { sleepers.isEmpty }

  /// Behind those with the same deadline.
  mutating func insert(_ job: Job, deadline: Int64, task: UnsafeCurrentTask?) {
    let index = sleepers.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    sleepers.insert(Sleeper(deadline: deadline, job: job, task: task), at: index)
  }

  /// When the next one wakes, whether it still sleeps or not.
  var firstDeadline: Int64 { sleepers.first?.deadline ?? .max }

  /// Removes and returns those whose time has come.
  mutating func takeDue(at instant: Int64) -> [Job] {
    let due = sleepers.prefix { $0.deadline <= instant }.map(\.job)
    sleepers.removeFirst(due.count)
    return due
  }

  /// When the next one wakes that still sleeps.
  var nextDeadline: Int64? { sleepers.first { !$0.isOver }?.deadline }

  /// How many still sleep.
  var count: Int { sleepers.count { !$0.isOver } }

  /// Removes all; those that were cancelled are returned, since their jobs only tidy up.
  mutating func removeAll() -> (finished: [Job], asleep: [Job]) {
    defer { sleepers.removeAll() }
    return (
      sleepers.filter(\.isOver).map(\.job), sleepers.filter { !$0.isOver }.map(\.job)
    )
  }
}
