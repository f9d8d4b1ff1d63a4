/// Cuts the files of a run into shards. Every machine computes the whole cut from the same list
/// and takes its own part, so that they need not talk to each other.
package struct Partition {
  package enum Mode: String, CaseIterable, Sendable {
    /// Equal times, as far as durations are known; else like `slice`.
    case weighted
    /// Every N-th file.
    case slice
    /// By the path alone: a new file leaves all others where they are, or nearly.
    case hash
  }

  private let shards: Int
  /// The shard of each file, from 0.
  private var owner: [Int]

  /// - Parameters:
  ///   - paths: All files of the run, each once, in any order.
  ///   - durations: How long files took, by path, in any unit.
  ///
  /// No shard is empty while there are as many files as shards.
  package init(
    _ paths: [String], into shards: Int, by mode: Mode, durations: [String: Double] = [:]
  ) {
    self.shards = shards
    owner = Array(repeating: 0, count: paths.count)
    // The order of bytes: the same on every machine, whatever its language.
    let sorted = paths.indices.sorted { paths[$0].utf8.lexicographicallyPrecedes(paths[$1].utf8) }
    switch mode {
    case .hash: hash(sorted, paths)
    case .weighted where paths.contains { durations[$0] != nil }: weigh(sorted, paths, durations)
    case .weighted, .slice: deal(sorted)
    }
  }

  /// The places in the list of the files of one shard, ascending.
  package func files(of shard: Shard) -> [Int] {
    owner.indices.filter { owner[$0] == shard.index - 1 }
  }

  private mutating func deal(_ sorted: [Int]) {
    for (place, file) in sorted.enumerated() { owner[file] = place % shards }
  }

  /// The longest first, each to the shard that has least to do. A file of which nothing is known is
  /// taken to last as long as the one in the middle.
  private mutating func weigh(_ sorted: [Int], _ paths: [String], _ durations: [String: Double]) {
    let known = paths.compactMap { durations[$0] }.sorted()
    let median = known[known.count / 2]
    let weights = paths.map { max(0, durations[$0] ?? median) }
    let places = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    let longestFirst = sorted.sorted {
      (-weights[$0], places[$0] ?? 0) < (-weights[$1], places[$1] ?? 0)
    }
    var loads = (0..<shards).map { Load(shard: $0) }
    for file in longestFirst {
      // A heap would be faster; a run has few shards.
      guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { return }
      owner[file] = loads[least].shard
      loads[least].weight += weights[file]
      loads[least].count += 1
    }
  }

  private struct Load: Comparable {
    let shard: Int
    var weight = 0.0
    var count = 0

    static func < (one: Load, other: Load) -> Bool {
      (one.weight, one.count, one.shard) < (other.weight, other.count, other.shard)
    }
  }

  private mutating func hash(_ sorted: [Int], _ paths: [String]) {
    var parts: [[Int]] = Array(repeating: [], count: shards)
    for file in sorted { parts[Int(paths[file].stableHash % UInt64(shards))].append(file) }
    // Chance may leave a shard without a file: the fullest one gives its last.
    while let empty = parts.firstIndex(of: []),
      let fullest = parts.indices.max(by: { parts[$0].count < parts[$1].count }),
      parts[fullest].count > 1
    {
      parts[empty].append(parts[fullest].removeLast())
    }
    for (shard, files) in parts.enumerated() {
      for file in files { owner[file] = shard }
    }
  }
}

extension String {
  /// FNV-1a: the same for all processes and machines.
  var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
