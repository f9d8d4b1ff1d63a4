import HarnessEvents

/// A report that was read once: what it says of itself, and the verdicts in it.
struct MergePart {
  let file: BlobFile
  let plan: RunPlan
  let counts: VerdictCounts
  /// How the shard ended; nil when it did not.
  let summary: RunSummary?

  /// Reads a report, and believes nothing in it: files are damaged on their way.
  /// - Parameter owners: Which report has which test, those of this one after it.
  /// - Throws: `UsageError` for a report that is damaged, or has a test that another has.
  init(_ file: BlobFile, _ owners: inout [String: String]) throws(UsageError) {
    var plan: RunPlan?
    var counts = VerdictCounts()
    var summary: RunSummary?
    var known = owners
    func check(_ index: Int) throws(UsageError) {
      guard plan?.files.indices.contains(index) == true else { throw file.damaged }
    }
    try file.read { event throws(UsageError) in
      switch event {
      case .runStarted(let started):
        guard plan == nil, started.isPlausible else { throw file.damaged }
        plan = started
      case .runFinished(let finished): summary = finished
      case .fileCollected(let record), .fileFinished(let record): try check(record.index)
      case .testFinished(let record):
        try check(record.fileIndex)
        counts.add(record.result.status)
        if let owner = known.updateValue(file.path, forKey: record.id) {
          throw UsageError(
            "the test '\(record.id)' is in '\(owner)' and in '\(file.path)'; each test has one "
              + "verdict, so these are not the shards of one run.")
        }
      case .testListed, .testStarted, .warning: break
      }
    }
    guard let plan else { throw file.damaged }
    counts.flaky = min(counts.passed, summary?.counts.flaky ?? 0)
    owners = known
    self.file = file
    self.plan = plan
    self.counts = counts
    self.summary = summary
  }
}

extension BlobFile {
  var damaged: UsageError { unreadable("it is damaged, or its shard has not begun") }
}

extension RunPlan {
  /// Whether this can be what a shard says of itself.
  fileprivate var isPlausible: Bool {
    let shards = Set(share.shards)
    return (1...Shard.limit).contains(share.total) && !shards.isEmpty
      && shards.count == share.shards.count
      && shards.allSatisfy { (1...share.total).contains($0) }
      && share.places.count == files.count && Set(share.places).count == files.count
      && workers < 1 << 20
  }
}
