/// Jobs that are ready, first in, first out.
nonisolated struct JobQueue {
  private var jobs: [Job] = []
  private var first = 0

  var isEmpty: Bool { first == jobs.count }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func takeFirst() -> Job? {
    guard first < jobs.count else { return nil }
    let job = jobs[first]
    first += 1
    if first == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      first = 0
    }
    return job
  }

  /// Forgets all; how many there were.
  mutating func removeAll() -> Int {
    defer { self = JobQueue() }
    return jobs.count - first
  }
}
