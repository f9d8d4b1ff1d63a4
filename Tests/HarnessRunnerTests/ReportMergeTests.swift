import Foundation
import HarnessEvents
import HarnessRunner
import Testing

/// Reports of shards that become one.
@Suite final class ReportMergeTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/merge-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  // MARK: A run

  /// A file and its tests, each with a verdict.
  private struct Script {
    let path: String
    let results: [TestStatus]
  }

  private func scripts(_ count: Int) -> [Script] {
    (0..<count).map { number in
      let results: [TestStatus] = (0..<(number * 7 % 5)).map { test in
        [.passed, .passed, .failed, .skipped][(number + test * 3) % 4]
      }
      return Script(path: "scripts/\(number).lua", results: results)
    }
  }

  /// What a machine tells that runs these of the scripts, the last first.
  private func events(
    _ scripts: [Script], _ places: [Int], shards: [Int], of total: Int, seed: UInt64 = 7,
    version: String = "1", selection: UInt64 = 5
  ) -> [RunEvent] {
    let share = RunShare(shards: shards, total: total, places: places, selection: selection)
    var events: [RunEvent] = [
      .runStarted(
        RunPlan(
          version: version, files: places.map { scripts[$0].path }, workers: 2, seed: seed,
          runID: "r", isReproducible: true, share: share))
    ]
    var counts = VerdictCounts()
    for (index, place) in places.enumerated().reversed() {
      let script = scripts[place]
      var own = VerdictCounts()
      for (number, status) in script.results.enumerated() {
        own.add(status)
        let failure = TestFailure(kind: .expectation, headline: "expect(\(number))")
        events.append(
          .testFinished(
            TestRecord(
              file: script.path, fileIndex: index, testIndex: number,
              test: TestInfo(names: ["test \(number)"]),
              result: TestResult(status: status, failures: status == .failed ? [failure] : []),
              output: CapturedOutput(head: Array("out \(place)\n".utf8)), worker: 1)))
      }
      let record = FileRecord(
        file: script.path, index: index, counts: own, tests: script.results.count)
      events += [.fileCollected(record), .fileFinished(record)]
      counts.add(own)
    }
    let code: ExitCode = counts.failed > 0 ? .failed : counts.total > 0 ? .passed : .noTests
    events.append(
      .runFinished(
        RunSummary(
          counts: counts, files: places.count, workers: 2, seed: seed, wallNanoseconds: 9,
          exitCode: code)))
    return events
  }

  private func write(_ events: [RunEvent], to name: String, cut: Int = 0) throws -> String {
    var frames = FrameWriter()
    for event in events { frames.append(event) }
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let bytes = BlobFormat.mark + frames.bytes
    try Data(bytes.dropLast(cut)).write(to: URL(filePath: path))
    return path
  }

  /// Writes the report of each shard of a run.
  private func shards(_ scripts: [Script], _ total: Int) throws -> [String] {
    let partition = Partition(scripts.map(\.path), into: total, by: .slice)
    return try (1...total).map { index in
      let places = partition.files(of: try Shard(index, of: total, from: "test"))
      return try write(
        events(scripts, places, shards: [index], of: total), to: "\(index)-of-\(total).blob")
    }
  }

  private final class Recorder: Reporter {
    private(set) var events: [RunEvent] = []
    func handle(_ event: RunEvent) { events.append(event) }
    func flush(now: UInt64) {}
  }

  private func merge(_ paths: [String]) throws -> (events: [RunEvent], summary: RunSummary) {
    let recorder = Recorder()
    let summary = try ReportMerge(paths).tell([recorder])
    return (recorder.events, summary)
  }

  private func sentence(_ paths: [String]) -> String? {
    do throws(UsageError) {
      _ = try ReportMerge(paths).tell([])
      return nil
    } catch {
      return error.sentence.replacing(folder + "/", with: "")
    }
  }

  /// Without what tells how many machines there were.
  private func content(_ events: [RunEvent]) -> [RunEvent] {
    events.filter { event in
      switch event {
      case .runStarted, .runFinished: false
      default: true
      }
    }
  }

  // MARK: Merging

  @Test(arguments: [1, 2, 3, 7, 12])
  func `the merged report is that of an undivided run`(total: Int) throws {
    let scripts = scripts(12)
    let whole = try merge([
      write(events(scripts, Array(0..<12), shards: [1], of: 1), to: "whole.blob")
    ])
    let merged = try merge(shards(scripts, total).shuffled())
    #expect(content(merged.events) == content(whole.events))
    #expect(merged.summary.counts == whole.summary.counts)
    #expect(merged.summary.exitCode == whole.summary.exitCode)
    #expect(merged.summary.files == 12)
  }

  @Test func `merging what is merged already changes nothing`() throws {
    let paths = try shards(scripts(20), 5)
    let whole = try merge(paths)
    for first in 1...4 {
      let left = try write(merge(Array(paths[..<first])).events, to: "left.blob")
      let right = try write(merge(Array(paths[first...])).events, to: "right.blob")
      let merged = try merge([right, left])
      let expected = content(whole.events)
      // Each half has complained of the other.
      let told = content(merged.events).filter { event in
        if case .warning = event { false } else { true }
      }
      #expect(told == expected)
      #expect(merged.summary.counts == whole.summary.counts)
    }
  }

  @Test func `folders are searched at any depth`() throws {
    for (number, path) in try shards(scripts(4), 2).enumerated() {
      let place = "\(folder)/all/artifact-\(number)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: path, toPath: place + "/report.blob")
    }
    #expect(try merge([folder + "/all"]).summary.files == 4)
  }

  // MARK: What is missing

  @Test func `a missing shard is a failure`() throws {
    let scripts = scripts(4).map { Script(path: $0.path, results: [.passed]) }
    let paths = try shards(scripts, 4)
    #expect(try merge(paths).summary.exitCode == .passed)
    let (events, summary) = try merge([paths[0], paths[3]])
    #expect(summary.exitCode == .failed)
    #expect(events.contains(.warning("shard 2 of 4 is missing: there is no report of it.")))
    #expect(events.contains(.warning("shard 3 of 4 is missing: there is no report of it.")))
  }

  @Test func `a shard that was stopped by force is a failure, with what it had`() throws {
    let scripts = scripts(6).map { Script(path: $0.path, results: [.passed, .passed]) }
    var paths = try shards(scripts, 2)
    for cut in [1, 20, 60] {
      paths[1] = try write(
        events(scripts, [1, 3, 5], shards: [2], of: 2), to: "2-of-2.blob", cut: cut)
      let (events, summary) = try merge(paths)
      #expect(summary.exitCode == .failed)
      let sentence = "shard 2 of 2 did not end: its report '\(paths[1])' stops in the middle."
      #expect(events.contains(.warning(sentence)))
    }
  }

  @Test func `a shard without tests is nothing, as long as others have some`() throws {
    let scripts = [Script(path: "a", results: [.passed])]
    #expect(try merge(shards(scripts, 3)).summary.exitCode == .passed)
    #expect(try merge(shards([], 2)).summary.exitCode == .noTests)
  }

  // MARK: What does not belong together

  @Test func `reports of different runs are refused`() throws {
    let scripts = scripts(4)
    let one = try write(events(scripts, [0, 2], shards: [1], of: 2), to: "1.blob")
    func other(_ events: [RunEvent]) throws -> String { try write(events, to: "2.blob") }
    let places = [1, 3]
    let cases: [([RunEvent], String)] = [
      (
        events(scripts, places, shards: [2], of: 2, version: "2"),
        "they are of the versions 1 and 2."
      ),
      (events(scripts, places, shards: [2], of: 2, seed: 8), "their seeds are 7 and 8."),
      (events(scripts, places, shards: [2], of: 3), "their numbers of shards are 2 and 3."),
      (
        events(scripts, places, shards: [2], of: 2, selection: 6),
        "the paths or options that select the tests differ."
      ),
    ]
    for (events, end) in cases {
      let text = sentence([one, try other(events)]) ?? ""
      #expect(text.hasPrefix("'1.blob' and '2.blob' are not of one run: "))
      #expect(text.hasSuffix(end))
    }
    let twice = try other(events(scripts, places, shards: [1], of: 2))
    #expect(sentence([one, twice]) == "shard 1 of 2 is in '1.blob' and in '2.blob'.")
    let again = try other(events(scripts, [1, 2], shards: [2], of: 2))
    #expect(
      sentence([one, again])?.hasPrefix(
        "the test 'scripts/2.lua › test 0' is in '1.blob' and in '2.blob'") == true)
  }

  @Test func `what is no report is told`() throws {
    #expect(sentence([])?.hasPrefix("merge-reports needs the folders") == true)
    #expect(sentence([folder])?.hasPrefix("there is no report in") == true)
    #expect(sentence([folder + "/none"]) == "there is no file or folder 'none'.")
    let path = folder + "/x.blob"
    for text in ["", "harness", "harness-blob 2\n", "{}"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(
        sentence([path])?.hasPrefix("'x.blob' is no report of --reporter blob") == true, "\(text)")
    }
    let whole = try Data(contentsOf: URL(filePath: shards(scripts(9), 1)[0]))
    // Any damage is told, or makes another report; nothing traps.
    for place in stride(from: BlobFormat.mark.count, to: whole.count, by: 3) {
      var bytes = whole
      bytes[place] ^= 0x41
      try bytes.write(to: URL(filePath: path))
      _ = sentence([path])
    }
  }
}
