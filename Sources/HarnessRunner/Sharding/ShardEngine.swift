/// An engine that starts many machines, and the variables by which it tells each its part.
package struct ShardEngine: Sendable {
  package let name: String
  private let index: String
  private let total: String
  /// What the engine calls the first part.
  private let first: Int

  private init(_ name: String, index: String, total: String, first: Int) {
    self.name = name
    self.index = index
    self.total = total
    self.first = first
  }

  /// Those that are asked under `--shard auto`. Sources: each engine's documentation of its
  /// predefined variables.
  package static let all: [ShardEngine] = [
    ShardEngine(
      "a Kubernetes Indexed Job", index: "JOB_COMPLETION_INDEX", total: "HARNESS_SHARD_TOTAL",
      first: 0),
    ShardEngine("GNU parallel", index: "PARALLEL_SEQ", total: "HARNESS_SHARD_TOTAL", first: 1),
    ShardEngine("GitLab", index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),
    ShardEngine("CircleCI", index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),
    ShardEngine(
      "Buildkite", index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ShardEngine(
      "Semaphore", index: "SEMAPHORE_JOB_INDEX", total: "SEMAPHORE_JOB_COUNT", first: 1),
    ShardEngine(
      "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", total: "BITBUCKET_PARALLEL_STEP_COUNT",
      first: 0),
    ShardEngine(
      "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", total: "SYSTEM_TOTALJOBSINPHASE",
      first: 1),
  ]

  static let bazel = ShardEngine(
    "Bazel", index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0)

  /// The part that the engine has given to this process; nil: it has given none.
  func shard(in environment: [String: String]) throws(UsageError) -> Shard? {
    guard let index = environment[index], !index.isEmpty else { return nil }
    guard let total = environment[total], !total.isEmpty else {
      // An index alone is no shard. Ours has to be set; without the others' there is no sharding.
      guard self.total.hasPrefix("HARNESS_") else { return nil }
      throw UsageError(
        "--shard auto: \(name) tells \(self.index)=\(index), but not of how many; set "
          + "\(self.total) to the number of machines.")
    }
    guard let place = Int(index), let count = Int(total), (-1..<(1 << 32)).contains(place) else {
      throw UsageError("\(name): \(self.index)=\(index) and \(self.total)=\(total) are no numbers.")
    }
    return try Shard(place - first + 1, of: count, from: name)
  }
}
