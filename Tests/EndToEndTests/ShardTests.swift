import Foundation
import Testing

/// Runs that an engine splits, for real.
struct ShardTests {
  @Test func `GNU parallel starts the shards, and their reports make one`() throws {
    let folder = NSTemporaryDirectory() + "shards-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let outcome = try Program.faulty.run(
      "reports", "predicates", "time", "--shard", "auto", "-j1", "--reporter",
      "tap:\(folder)/{}.tap", "--reporter", "blob:\(folder)/{}.blob", ":::", "1", "2", "3",
      environment: ["HARNESS_SHARD_TOTAL": "3"],
      prefix: ["/usr/bin/parallel", "--will-cite", "-j3"])
    #expect(outcome.errors.contains("shard 1/3 (GNU parallel): "), "\(outcome.errors)")
    let whole = try Program.faulty.run("reports", "predicates", "time")
    let merged = try Program.faulty.run("merge-reports", folder)
    #expect(merged.exitCode == 1)
    #expect(merged.lastLine == whole.lastLine)
    try FileManager.default.removeItem(atPath: folder + "/2.blob")
    let missing = try Program.faulty.run("merge-reports", folder)
    #expect(missing.exitCode == 1)
    #expect(missing.output.contains("warning: shard 2 of 3 is missing"))
  }
}
