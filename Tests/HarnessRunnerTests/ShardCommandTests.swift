import Foundation
import HarnessEvents
import HarnessRunner
import Testing

/// Runs that are split, and put together again.
@Suite(.serialized) final class ShardCommandTests {
  private let fixture = RunFixture(
    (0..<7).map { (name: "\($0).lua", text: "one: pass\ntwo: \($0 == 3 ? "fail" : "pass")\n") })
  private let folder = FileManager.default.temporaryDirectory.path + "/shards-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes what it is told as a blob, and remembers it.
  private final class Recorder: Reporter {
    private(set) var ids: [String] = []
    private(set) var first: RunEvent?
    private var frames = FrameWriter()

    func handle(_ event: RunEvent) {
      if case .testFinished(let record) = event { ids.append(record.id) }
      if first == nil { first = event }
      frames.append(event)
    }

    func flush(now: UInt64) {}

    func write(to path: String) throws {
      try Data(BlobFormat.mark + frames.bytes).write(to: URL(filePath: path))
    }
  }

  private struct Answer {
    let code: Int32
    let err: String
    let recorder: Recorder
    /// The reporters that were asked for.
    let requests: [String]

    /// The names of the scripts whose tests were run.
    var scripts: [String] {
      Set(
        recorder.ids.map {
          $0.prefix { $0 != " " }.split(separator: "/").last.map(String.init) ?? ""
        }
      )
      .sorted()
    }
  }

  private func command(_ arguments: [String], _ environment: [String: String] = [:]) -> Answer {
    let recorder = Recorder()
    var err = ""
    var asked: [String] = []
    let command = HarnessCommand(
      worker: RunFixture.worker(), version: "1",
      reporters: ReporterCatalog(names: ["list", "junit"]) { requests, _ in
        asked = requests.map { request in
          request.path.map { "\(request.name):\($0)" } ?? request.name
        }
        return [recorder]
      },
      output: CommandOutput(say: { _ in }, complain: { err += $0 }), environment: environment)
    let code = command.run(arguments)
    return Answer(code: code, err: err, recorder: recorder, requests: asked)
  }

  private func shard(
    _ options: [String] = [], _ environment: [String: String] = [:]
  ) -> Answer {
    command(options + fixture.files.map(\.path), environment)
  }

  @Test func `the shards run everything once, and their reports make the whole`() throws {
    var scripts: [String] = []
    for index in 1...3 {
      let answer = shard(["--shard", "\(index)/3"])
      #expect(answer.err.contains("shard \(index)/3 (--shard): "))
      scripts += answer.scripts
      try answer.recorder.write(to: "\(folder)/\(index).blob")
    }
    #expect(scripts.sorted() == (0..<7).map { "\($0).lua" })
    let merged = command(["merge-reports", folder])
    #expect(merged.code == 1)
    #expect(merged.recorder.ids.sorted() == shard().recorder.ids.sorted())
    try FileManager.default.removeItem(atPath: folder + "/2.blob")
    #expect(command(["merge-reports", folder]).code == 1)
  }

  @Test func `an engine tells the shard, which is said`() {
    let answer = shard(["--shard", "auto"], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "7"])
    #expect(answer.err == "harness: shard 2/7 (GitLab): 1 of 7 files\n")
    #expect(answer.scripts == ["1.lua"])
    #expect(shard([], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "7"]).scripts.count == 7)
    #expect(shard([], ["HARNESS_SHARD": "7/7"]).scripts == ["6.lua"])
    #expect(shard(["--shard", "auto"]).code == 2)
  }

  @Test func `an empty shard is no failure`() {
    let answer = shard(["--shard", "9/9"])
    #expect(answer.code == 0)
    #expect(answer.recorder.ids.isEmpty)
    #expect(shard(["--shard", "1/2", "-g", "nothing"]).code == 0)
    #expect(shard(["-g", "nothing"]).code == 4)
  }

  @Test func `times are noted, and the longest script is begun first`() throws {
    let file = folder + "/durations"
    let options = ["--durations-file", file, "-j1"]
    #expect(shard(options).code == 1)
    var known = try Durations(readingFrom: file)
    #expect(known.milliseconds.count == 7)
    known.milliseconds[fixture.files[5].path] = 9_000
    known.milliseconds["gone.lua"] = 7
    try known.text.write(toFile: file, atomically: true, encoding: .utf8)
    let answer = shard(options)
    #expect(answer.recorder.ids.first?.hasPrefix(fixture.files[5].path) == true)
    #expect(try Durations(readingFrom: file).milliseconds["gone.lua"] == 7)
    // A shard leaves the file as it is, for the others.
    let before = try String(contentsOfFile: file, encoding: .utf8)
    _ = shard(options + ["--shard", "1/2"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
  }

  @Test(arguments: ["x", "12", "-1 a.lua", "nan a.lua", "a.lua 12"])
  func `a file of durations that says something else is told`(text: String) throws {
    let file = folder + "/durations"
    try "# times\n\n\(text)\n".write(toFile: file, atomically: true, encoding: .utf8)
    let answer = shard(["--durations-file", file])
    #expect(answer.code == 2)
    #expect(answer.err.contains("--durations-file: line 3 of '\(file)' is not of the form"))
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "."])
  func `what is no file is not read, and not replaced`(path: String) throws {
    for option in ["--durations-file", "--test-list"] {
      let answer = command(
        [option, path] + (option == "--test-list" ? [] : fixture.files.map(\.path)))
      #expect(answer.code == 2)
      #expect(answer.err.contains("\(option): '\(path)' is no file but a "), "\(answer.err)")
    }
  }

  @Test func `a link to a file of durations stays a link`() throws {
    let file = folder + "/durations"
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    _ = shard(["--durations-file", link])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try Durations(readingFrom: file).milliseconds.count == 7)
  }

  // MARK: Bazel

  @Test func `under Bazel a run does what the test encyclopedia asks for`() throws {
    let variables = [
      "BAZEL_TEST": "1", "TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "7",
      "TEST_SHARD_STATUS_FILE": folder + "/status",
      "TEST_PREMATURE_EXIT_FILE": folder + "/premature", "TEST_RANDOM_SEED": "42",
      "TEST_TIMEOUT": "60", "TEST_TMPDIR": folder, "XML_OUTPUT_FILE": folder + "/test.xml",
      "TESTBRIDGE_TEST_ONLY": "two", "TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1",
    ]
    let answer = shard(["-g", "one", "--reporter", "list"], variables)
    #expect(answer.code == 1)
    #expect(answer.err.hasPrefix("harness: shard 4/7 (Bazel): 1 of 7 files\n"))
    #expect(answer.recorder.ids.map { $0.suffix(3) } == ["two"])
    #expect(answer.requests == ["list", "junit:\(folder)/test.xml"])
    #expect(FileManager.default.fileExists(atPath: folder + "/status"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/premature"))
    guard case .runStarted(let plan)? = answer.recorder.first else {
      Issue.record("nothing was told")
      return
    }
    #expect(plan.seed == 42)
  }

  @Test func `under Bazel an empty shard passes, and still says that it knows of shards`() {
    let variables = [
      "BAZEL_TEST": "1", "TEST_SHARD_INDEX": "8", "TEST_TOTAL_SHARDS": "9",
      "TEST_SHARD_STATUS_FILE": folder + "/status",
    ]
    #expect(shard([], variables).code == 0)
    #expect(FileManager.default.fileExists(atPath: folder + "/status"))
  }

  @Test func `a run ends at the first failed test, or at the N-th`() {
    let first = shard(["-x", "-j1"])
    #expect(first.code == 1)
    #expect(first.recorder.ids.count == 11)
    let text = RunFixture((0..<5).map { (name: "\($0).lua", text: "one: fail\n") })
    var settings = text.settings
    settings.maxFailures = 2
    text.settings = settings
    let summary = text.run()
    #expect(summary.counts == VerdictCounts(failed: 2, didNotRun: 3))
    #expect(summary.stopReason == "2 tests failed (--max-failures)")
  }

  @Test func `a run that takes too long ends`() {
    let fixture = RunFixture("one: pass\ntwo: hang\n")
    fixture.settings.globalTimeoutNanoseconds = 300_000_000
    let summary = fixture.run()
    #expect(summary.exitCode == .failed)
    #expect(summary.stopReason == "the run took longer than 300 ms (--global-timeout)")
  }
}
