package import HarnessEvents

/// Makes one report of those of several shards.
///
/// The reports are read twice: at first to see whether they belong together, then to hand them on.
/// So nothing is told of a run that can't be told, and only one event at a time is held.
package struct ReportMerge {
  private let parts: [MergePart]
  private let plan: RunPlan
  private let missing: [Int]

  /// - Parameter paths: Reports of `--reporter blob`, and folders with them.
  /// - Throws: `UsageError` where they do not belong together.
  package init(_ paths: [String]) throws(UsageError) {
    var parts: [MergePart] = []
    var owners: [String: String] = [:]
    for file in try BlobFinder.find(paths) {
      parts.append(try MergePart(file, &owners))
    }
    try ReportMerge.check(parts)
    self.parts = parts
    plan = ReportMerge.plan(of: parts)
    missing = plan.share.missing
  }

  /// Tells everything to the reporters, file by file, and answers how the whole run went.
  package func tell(_ reporters: [any Reporter]) throws(UsageError) -> RunSummary {
    let reporters = plan.isReproducible ? [InDeclaredOrder(reporters)] : reporters
    func tell(_ event: RunEvent) {
      for reporter in reporters { reporter.handle(event) }
    }
    tell(.runStarted(plan))
    let places = Dictionary(uniqueKeysWithValues: zip(plan.share.places, plan.files.indices))
    for part in parts {
      try part.file.read { event throws(UsageError) in
        if let event = event.moved(by: { places[part.plan.share.places[$0]] ?? $0 }) { tell(event) }
      }
    }
    for sentence in complaints { tell(.warning(sentence)) }
    let summary = self.summary
    tell(.runFinished(summary))
    for reporter in reporters { reporter.flush(now: 0) }
    return summary
  }

  // MARK: What is there

  private static func check(_ parts: [MergePart]) throws(UsageError) {
    guard let first = parts.first else { return }
    func refuse(_ part: MergePart, _ what: String, _ one: String, _ other: String) -> UsageError {
      UsageError(
        "'\(first.file.path)' and '\(part.file.path)' are not of one run: \(what) \(one) and "
          + "\(other).")
    }
    var owners: [Int: BlobFile] = [:]
    for part in parts {
      let (one, other) = (first.plan, part.plan)
      if one.version != other.version {
        throw refuse(part, "they are of the versions", one.version, other.version)
      }
      if one.seed != other.seed {
        throw refuse(part, "their seeds are", "\(one.seed)", "\(other.seed)")
      }
      if one.share.total != other.share.total {
        throw refuse(
          part, "their numbers of shards are", "\(one.share.total)", "\(other.share.total)")
      }
      if one.share.selection != other.share.selection || one.isReproducible != other.isReproducible
      {
        throw UsageError(
          "'\(first.file.path)' and '\(part.file.path)' are not of one run: the paths or options that "
            + "select the tests differ.")
      }
      for shard in other.share.shards {
        if let owner = owners.updateValue(part.file, forKey: shard) {
          throw UsageError(
            "shard \(shard) of \(other.share.total) is in '\(owner.path)' and in "
              + "'\(part.file.path)'.")
        }
      }
    }
  }

  private static func plan(of parts: [MergePart]) -> RunPlan {
    var plan = parts.first?.plan ?? RunPlan(version: "", files: [], workers: 0, seed: 0, runID: "")
    var files: [Int: String] = [:]
    for part in parts {
      for (place, file) in zip(part.plan.share.places, part.plan.files) { files[place] = file }
    }
    let sorted = files.sorted { $0.key < $1.key }
    plan.files = sorted.map(\.value)
    plan.share.places = sorted.map(\.key)
    plan.share.shards = parts.flatMap(\.plan.share.shards).sorted()
    plan.workers = parts.reduce(0) { $0 + $1.plan.workers }
    return plan
  }

  // MARK: What came of it

  private var complaints: [String] {
    let total = plan.share.total
    var sentences = missing.map { "shard \($0) of \(total) is missing: there is no report of it." }
    for part in parts where part.summary == nil {
      let names = part.plan.share.shards.map(String.init).joined(separator: ", ")
      sentences.append(
        "shard \(names) of \(total) did not end: its report '\(part.file.path)' stops in the middle."
      )
    }
    return sentences
  }

  private var summary: RunSummary {
    let summaries = parts.compactMap(\.summary)
    var counts = VerdictCounts()
    for part in parts { counts.add(part.counts) }
    return RunSummary(
      counts: counts, files: plan.files.count, workers: plan.workers, seed: plan.seed,
      wallNanoseconds: summaries.map(\.wallNanoseconds).max() ?? 0,
      exitCode: exitCode(of: summaries), stopReason: summaries.lazy.compactMap(\.stopReason).first)
  }

  /// The worst that happened to a shard. One without a test is nothing, as long as others have some.
  private func exitCode(of summaries: [RunSummary]) -> ExitCode {
    let codes = Set(summaries.map(\.exitCode))
    for code in [ExitCode.fault, .terminated, .interrupted, .failed] where codes.contains(code) {
      return code
    }
    if !complaints.isEmpty { return .failed }
    return codes.contains(.passed) ? .passed : .noTests
  }
}

extension RunEvent {
  /// The event with the number of its file in the merged run; nil for what the merge tells itself.
  fileprivate func moved(by place: (Int) -> Int) -> RunEvent? {
    switch self {
    case .runStarted, .runFinished: return nil
    case .testListed, .testStarted, .warning: return self
    case .testFinished(var record):
      record.fileIndex = place(record.fileIndex)
      return .testFinished(record)
    case .fileCollected(var file):
      file.index = place(file.index)
      return .fileCollected(file)
    case .fileFinished(var file):
      file.index = place(file.index)
      return .fileFinished(file)
    }
  }
}
