/// Which shard this process runs, and who says so.
package struct ShardChoice: Equatable, Sendable {
  package enum Request: Equatable, Sendable {
    /// `--shard auto`: some engine tells it by its variables.
    case auto
    case given(Shard)
  }

  package var shard: Shard
  /// Such as `--shard`, `HARNESS_SHARD` or `GitLab`.
  package var origin: String

  /// The command line goes before `HARNESS_SHARD`, and this before Bazel, whose variables always
  /// hold. All other engines are asked under `--shard auto` only: a build machine has their variables
  /// in any job, and most jobs run everything.
  ///
  /// - Returns: Nil when everything is to run.
  /// - Throws: `UsageError` where an engine is unclear, or `--shard auto` finds none or several.
  package static func find(
    _ request: Request?, in environment: [String: String]
  ) throws(UsageError) -> ShardChoice? {
    if case .given(let shard)? = request { return ShardChoice(shard: shard, origin: "--shard") }
    if let text = environment["HARNESS_SHARD"], !text.isEmpty {
      let shard = try Shard(text, from: "HARNESS_SHARD")
      return ShardChoice(shard: shard, origin: "HARNESS_SHARD")
    }
    if let shard = try ShardEngine.bazel.shard(in: environment) {
      return ShardChoice(shard: shard, origin: ShardEngine.bazel.name)
    }
    return request == nil ? nil : try ask(in: environment)
  }

  private static func ask(in environment: [String: String]) throws(UsageError) -> ShardChoice {
    var found: [ShardChoice] = []
    if let shard = try SlurmArray.shard(in: environment) {
      found.append(ShardChoice(shard: shard, origin: SlurmArray.name))
    }
    for engine in ShardEngine.all {
      if let shard = try engine.shard(in: environment) {
        found.append(ShardChoice(shard: shard, origin: engine.name))
      }
    }
    guard let first = found.first else {
      let names = ([SlurmArray.name] + ShardEngine.all.map(\.name)).joined(separator: ", ")
      throw UsageError(
        "--shard auto: nothing tells which shard this is. It asks \(names); elsewhere give "
          + "--shard I/N, or leave it out to run everything.")
    }
    if let other = found.first(where: { $0.shard != first.shard }) {
      throw UsageError(
        "--shard auto: \(first.origin) says shard \(first.shard), and \(other.origin) says "
          + "\(other.shard); say which by --shard I/N.")
    }
    return first
  }
}
