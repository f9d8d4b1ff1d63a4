import HarnessRunner
import Testing

/// How a run is cut into shards.
@Suite struct PartitionTests {
  private let modes = Partition.Mode.allCases

  private func parts(
    _ paths: [String], _ total: Int, _ mode: Partition.Mode, _ durations: [String: Double] = [:]
  ) throws -> [[String]] {
    let partition = Partition(paths, into: total, by: mode, durations: durations)
    return try (1...total).map { index in
      partition.files(of: try Shard(index, of: total, from: "test")).map { paths[$0] }
    }
  }

  private func paths(_ count: Int) -> [String] {
    (0..<count).map { "scripts/\($0 % 7)/test-\($0 * 7919 % 1009).lua" }
  }

  private func durations(_ paths: [String], _ random: inout some RandomNumberGenerator)
    -> [String: Double]
  {
    var durations: [String: Double] = [:]
    // Some are unknown, some took no time at all.
    for path in paths where Bool.random(using: &random) {
      durations[path] = Bool.random(using: &random) ? 0 : Double.random(in: 0...60, using: &random)
    }
    return durations
  }

  @Test(arguments: 1...50)
  func `each file is in one shard, and none is empty while there are enough`(total: Int) throws {
    var random = Numbers(state: UInt64(total))
    for count in [0, 1, total - 1, total, total + 1, 3 * total, 211] {
      let paths = paths(count)
      for mode in modes {
        let parts = try parts(paths, total, mode, durations(paths, &random))
        #expect(parts.joined().sorted() == paths.sorted(), "\(mode), \(count)")
        let least = count >= total ? 1 : 0
        #expect(parts.allSatisfy { $0.count >= least }, "\(mode), \(count)")
      }
    }
  }

  @Test func `the order of the list does not matter, and a shard keeps it`() throws {
    var random = Numbers(state: 5)
    let paths = paths(100)
    let durations = durations(paths, &random)
    for mode in modes {
      let shuffled = paths.shuffled(using: &random)
      let one = try parts(paths, 7, mode, durations)
      let other = try parts(shuffled, 7, mode, durations)
      #expect(one.map { $0.sorted() } == other.map { $0.sorted() }, "\(mode)")
      for part in other { #expect(part == shuffled.filter { part.contains($0) }) }
    }
  }

  @Test func `neighbours are dealt out`() throws {
    let parts = try parts(["a", "b", "c", "d", "e"], 2, .weighted)
    #expect(parts == [["a", "c", "e"], ["b", "d"]])
  }

  @Test func `no shard is longer than it must be`() throws {
    var random = Numbers(state: 11)
    for total in 2...12 {
      let paths = paths(200)
      var durations: [String: Double] = [:]
      for path in paths { durations[path] = Double.random(in: 0...60, using: &random) }
      let loads = try parts(paths, total, .weighted, durations).map { part in
        part.reduce(0) { $0 + (durations[$1] ?? 0) }
      }
      // Graham's bound for the longest first: at most 4/3 of the best, which is at least the mean.
      let mean = loads.reduce(0, +) / Double(total)
      #expect(loads.allSatisfy { $0 <= max(mean, 60) * 4 / 3 })
    }
  }

  @Test func `what is unknown lasts as long as the one in the middle`() throws {
    let durations = ["a": 1.0, "b": 10.0, "c": 100.0]
    // The unknown file counts 10, beside b, against 100.
    let parts = try parts(["a", "b", "c", "new"], 2, .weighted, durations)
    #expect(parts == [["c"], ["a", "b", "new"]])
  }

  @Test func `by hash a new file leaves the others where they are`() throws {
    let paths = paths(300)
    let before = try parts(paths, 5, .hash)
    let after = try parts(paths + ["scripts/new.lua"], 5, .hash)
    for (one, other) in zip(before, after) { #expect(Set(one).isSubset(of: other)) }
  }
}

/// Numbers that are the same in each run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
