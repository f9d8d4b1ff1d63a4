import HarnessRunner
import Testing

/// Who says which shard this is.
@Suite struct ShardChoiceTests {
  private func choice(
    _ request: ShardChoice.Request?, _ environment: [String: String]
  ) throws -> String? {
    try ShardChoice.find(request, in: environment).map { "\($0.shard) by \($0.origin)" }
  }

  private func sentence(
    _ request: ShardChoice.Request?, _ environment: [String: String]
  ) -> String? {
    do throws(UsageError) {
      _ = try ShardChoice.find(request, in: environment)
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test func `a shard is read as one of so many`() throws {
    #expect(try Shard("2/5", from: "--shard").description == "2/5")
    for text in [
      "", "2", "2/", "/5", "2/5/1", "a/b", "2 / 5", "0/5", "6/5", "-1/5", "1/0", "1/99999",
    ] {
      #expect(throws: UsageError.self, "\(text)") { try Shard(text, from: "--shard") }
    }
  }

  static let engines: [(environment: [String: String], choice: String)] = [
    (["JOB_COMPLETION_INDEX": "0", "HARNESS_SHARD_TOTAL": "4"], "1/4 by a Kubernetes Indexed Job"),
    (["PARALLEL_SEQ": "3", "HARNESS_SHARD_TOTAL": "4"], "3/4 by GNU parallel"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"], "2/2 by GitLab"),
    (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2 by CircleCI"),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "9"], "1/9 by Buildkite"),
    (["SEMAPHORE_JOB_INDEX": "9", "SEMAPHORE_JOB_COUNT": "9"], "9/9 by Semaphore"),
    (["BITBUCKET_PARALLEL_STEP": "8", "BITBUCKET_PARALLEL_STEP_COUNT": "9"], "9/9 by Bitbucket"),
    (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "3"], "1/3 by Azure Pipelines"),
    (slurm(id: 5, from: 5, to: 9, count: 5), "1/5 by a Slurm array"),
    (slurm(id: 20, from: 0, to: 20, step: 10, count: 3), "3/3 by a Slurm array"),
  ]

  private static func slurm(
    id: Int, from least: Int, to greatest: Int, step: Int = 1, count: Int
  ) -> [String: String] {
    let numbers = ["ID": id, "MIN": least, "MAX": greatest, "STEP": step, "COUNT": count]
    return Dictionary(
      uniqueKeysWithValues: numbers.map { ("SLURM_ARRAY_TASK_\($0.key)", String($0.value)) })
  }

  @Test(arguments: engines)
  func `an engine tells the shard when it is asked, and only then`(
    environment: [String: String], choice: String
  ) throws {
    #expect(try self.choice(.auto, environment) == choice)
    #expect(try self.choice(nil, environment) == nil)
  }

  @Test func `every engine has a case`() {
    for engine in ShardEngine.all {
      #expect(Self.engines.contains { $0.choice.hasSuffix("by \(engine.name)") }, "\(engine.name)")
    }
  }

  @Test func `HARNESS_SHARD and Bazel always hold, the command line goes before them`() throws {
    let bazel = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]
    #expect(try choice(nil, bazel) == "2/4 by Bazel")
    let ours = bazel.merging(["HARNESS_SHARD": "3/7"]) { $1 }
    #expect(try choice(nil, ours) == "3/7 by HARNESS_SHARD")
    let given = try Shard("1/2", from: "--shard")
    #expect(try choice(.given(given), ours) == "1/2 by --shard")
    #expect(try choice(.auto, bazel) == "2/4 by Bazel")
  }

  @Test func `a job of an engine that is not cut runs everything`() throws {
    #expect(try choice(nil, ["CI_NODE_TOTAL": "1"]) == nil)
    #expect(sentence(.auto, ["CI_NODE_TOTAL": "1"])?.contains("nothing tells which shard") == true)
  }

  @Test func `what is unclear is told`() {
    let lost = Self.slurm(id: 5, from: 1, to: 9, count: 4)
    #expect(sentence(.auto, lost)?.contains("4 tasks from 1 to 9, so some are left out") == true)
    #expect(
      sentence(.auto, ["PARALLEL_SEQ": "3"])
        == "--shard auto: GNU parallel tells PARALLEL_SEQ=3, but not of how many; set "
        + "HARNESS_SHARD_TOTAL to the number of machines.")
    #expect(
      sentence(.auto, ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"])
        == "GitLab: CI_NODE_INDEX=x and CI_NODE_TOTAL=3 are no numbers.")
    #expect(
      sentence(nil, ["TEST_SHARD_INDEX": "\(Int.max)", "TEST_TOTAL_SHARDS": "2"])
        == "Bazel: TEST_SHARD_INDEX=\(Int.max) and TEST_TOTAL_SHARDS=2 are no numbers.")
    #expect(
      sentence(.auto, ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"])?
        .hasPrefix("GitLab: there is no shard 4 of 3") == true)
    #expect(
      sentence(nil, ["HARNESS_SHARD": "half"])
        == "HARNESS_SHARD takes I/N, such as 2/5 for the second of five; not 'half'.")
    let both = ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "PARALLEL_SEQ": "2"]
      .merging(["HARNESS_SHARD_TOTAL": "2"]) { $1 }
    #expect(
      sentence(.auto, both)
        == "--shard auto: GNU parallel says shard 2/2, and GitLab says 1/3; say which by --shard I/N."
    )
  }
}
