import Glibc
import HarnessEvents
import HarnessRunner

/// A folder of scripts for the fixture worker, and a run over them.
final class RunFixture {
  let directory: String
  private(set) var files: [ScriptFile] = []
  let recorder = Recorder()
  var settings = RunSettings(worker: RunFixture.worker())
  var signals: SignalPipe?

  init(_ scripts: [(name: String, text: String)]) {
    var template = Array("/tmp/harness-test-XXXXXX".utf8CString)
    directory = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    for script in scripts { write(script.text, to: script.name) }
    settings.grace = 100_000_000
    settings.timeoutNanoseconds = 0
    settings.rootDirectory = directory
  }

  convenience init(_ text: String) {
    self.init([("a.lua", text)])
  }

  deinit {
    for file in files { unlink(file.path) }
    rmdir(directory)
  }

  /// The program that plays the scripts.
  static func worker(_ arguments: String...) -> WorkerCommandLine {
    WorkerCommandLine(program: "\(buildDirectory)/FixtureWorker", arguments: arguments)
  }

  /// A shell one-liner instead.
  static func shell(_ command: String) -> WorkerCommandLine {
    WorkerCommandLine(program: "/bin/sh", arguments: ["-c", command])
  }

  func add(_ file: ScriptFile) {
    files.append(file)
  }

  @discardableResult
  func run() -> RunSummary {
    Run(settings: settings, files: files, reporters: [recorder], signals: signals).perform()
  }

  /// The verdicts as lines such as "a.lua › b: passed", in declared order.
  var verdicts: [String] {
    recorder.records.sorted { ($0.fileIndex, $0.testIndex) < ($1.fileIndex, $1.testIndex) }.map {
      "\($0.test.id(inFile: name(of: $0.file))): \($0.result.status)"
    }
  }

  /// The record of the test with this name.
  func record(_ title: String) -> TestRecord? {
    recorder.records.first { $0.test.title == title }
  }

  /// The only failure of the test with this name.
  func failure(_ title: String) -> TestFailure? {
    let failures = record(title)?.result.failures ?? []
    return failures.count == 1 ? failures[0] : nil
  }

  private func name(of path: String) -> String {
    path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }

  private func write(_ text: String, to name: String) {
    let path = "\(directory)/\(name)"
    files.append(ScriptFile(path))
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }

  /// Where the build puts its programs: the test program is one of them.
  private static var buildDirectory: String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return readlink("/proc/self/exe", start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    let path = String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

/// Keeps what reporters are told.
final class Recorder: Reporter {
  private(set) var events: [RunEvent] = []
  var onEvent: (RunEvent) -> Void = { _ in }

  var records: [TestRecord] {
    events.compactMap { event in
      if case .testFinished(let record) = event { record } else { nil }
    }
  }

  var warnings: [String] {
    events.compactMap { event in
      if case .warning(let text) = event { text } else { nil }
    }
  }

  func handle(_ event: RunEvent) {
    events.append(event)
    onEvent(event)
  }

  func flush(now: UInt64) {}
}
