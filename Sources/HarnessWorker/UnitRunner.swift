import CHarnessRuntime
import Glibc
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessResults
import HarnessScripting

/// Runs one script after the other and tells the parent about each of its tests.
@MainActor
final class UnitRunner: ScriptListener {
  private let library: LuaLibrary
  private let host: ScriptHost
  private let configuration: WorkerConfiguration
  private let channel: FrameChannel
  private let page: StatusPage
  private let filter: TestFilter?
  private let mark: OutputMark?
  private var finishedCount: UInt32 = 0
  private let results: ResultsFolder?

  private var unit = RunUnit(unit: 0, path: "")
  private var tests: [TestInfo] = []
  /// The test that runs now.
  private var test = TestInfo(names: [])
  private var wallStart: UInt64 = 0
  private var cpuStart: UInt64 = 0

  init(
    library: LuaLibrary, host: ScriptHost, configuration: WorkerConfiguration,
    channel: FrameChannel, page: StatusPage
  ) {
    self.library = library
    self.host = host
    self.configuration = configuration
    self.channel = channel
    self.page = page
    // The parent has checked the patterns before it started any worker.
    filter = try? TestFilter(configuration.selection)
    results = configuration.results.map { ResultsFolder($0, in: configuration.rootDirectory) }
    mark = configuration.outputMark.isEmpty ? nil : OutputMark(nonce: configuration.outputMark)
    if let results { host.keepFile = { [unowned self] in self.keep($0, in: results) } }
  }

  func run(_ unit: RunUnit, isListing: Bool = false) {
    self.unit = unit
    tests = []
    page.beginUnit(unit.unit)
    switch ScriptReader.read(unit.path, in: configuration.rootDirectory) {
    case .success(let source):
      begin()
      let run = ScriptRun(
        file: ScriptFile(path: unit.path, source: source), library: library, host: host,
        limits: configuration.scriptLimits, modules: modules, isListing: isListing, listener: self)
      run.run()
    case .failure(let problem):
      begin()
      failedToCollect(TestResult(status: .failed, failures: [problem.failure]))
    }
    channel.queue(.unitFinished(unit: unit.unit))
    if isSpent || configuration.isReproducible { retire() }
  }

  /// Whether earlier tests left too much, or what could act in the next one.
  private var isSpent: Bool {
    host.isTainted || VirtualClock.shared.isRunning && VirtualClock.shared.needsFreshProcess
  }

  /// Leaves the rest to a fresh process, which the parent starts.
  private func retire() -> Never {
    channel.send(.retiring)
    _exit(0)
  }

  /// `require` looks beside the script, then in the folders of `--lpath`.
  private var modules: LuaModuleFinder {
    let folder = unit.path.lastIndex(of: "/").map { String(unit.path[..<$0]) } ?? "."
    return LuaModuleFinder(folders: [folder] + configuration.luaPath)
  }

  // MARK: ScriptListener

  func collected(_ tests: [TestInfo]) -> [Int] {
    self.tests = tests
    let selected = selected(tests)
    channel.queue(.collected(unit: unit.unit, tests: selected.map { tests[$0] }))
    numbers = [:]
    for (number, index) in selected.enumerated() { numbers[index] = number }
    if unit.only.isEmpty { return selected }
    let wanted = Set(unit.only)
    return selected.filter { wanted.contains(tests[$0].title) }
  }

  /// The parent counts the selected tests, a script all that it registers.
  private var numbers: [Int: Int] = [:]

  private func selected(_ tests: [TestInfo]) -> [Int] {
    let atLines = unit.lines.isEmpty ? nil : TestFilter.tests(tests, atLines: unit.lines)
    let titles = unit.titles.isEmpty ? nil : Set(unit.titles)
    // Marked tests shut out the others, unless marks are forbidden: then they fail.
    let hasMarks = !configuration.forbidsOnly && tests.contains { $0.isOnly }
    return tests.indices.filter { index in
      (!hasMarks || tests[index].isOnly) && atLines?.contains(index) != false
        && titles?.contains(tests[index].title) != false
        && filter?.selects(tests[index], inFile: unit.path) != false
    }
  }

  func failedToCollect(_ result: TestResult) {
    // Where only the rest of a file is to run, the parent knows its tests and misses them.
    guard unit.only.isEmpty else { return channel.queue(.collected(unit: unit.unit, tests: [])) }
    numbers = [:]
    channel.queue(.collected(unit: unit.unit, tests: [TestInfo(names: [])]))
    finished(0, result)
  }

  func started(_ test: Int) {
    if isSpent { retire() }
    page.forgetSteps()
    self.test = tests[test]
    channel.queue(.started(test: numbers[test] ?? test))
    begin()
    channel.flushIfDue(now: wallStart)
  }

  /// Writes a file of the running test at once, so that it is there whatever ends this process.
  private func keep(_ file: KeptFile, in results: ResultsFolder) {
    let isCleaned = configuration.isReproducible && file.isOurs
    let bytes = isCleaned ? Addresses.removed(from: file.bytes) : file.bytes
    do throws(ResultsError) {
      let folder = TestFolderName.of(test, inFile: unit.path)
      try results.write(bytes, to: file.name, in: folder)
      channel.queue(.wrote(TestFile(name: file.name, mime: file.mime, size: bytes.count)))
    } catch {
      channel.queue(.notWritten(error.sentence))
    }
  }

  private func begin() {
    wallStart = harness_raw_monotonic_ns()
    cpuStart = processCPUNanoseconds()
  }

  func finished(_ test: Int, _ result: TestResult) {
    var result = result
    if configuration.forbidsOnly, tests.indices.contains(test), tests[test].isOnly {
      result.forbid(tests[test], in: unit.path)
    }
    if result.status != .skipped {
      result.wallNanoseconds = harness_raw_monotonic_ns() &- wallStart
      result.cpuNanoseconds = processCPUNanoseconds() &- cpuStart
    }
    if let mark {
      let bytes = mark.bytes(after: finishedCount)
      bytes.withUnsafeBufferPointer { harness_mark_output($0.baseAddress, $0.count) }
      finishedCount &+= 1
    }
    channel.queue(.finished(test: numbers[test] ?? test, result))
  }
}

extension TestResult {
  /// A marked test would let a build pass of which most was not run.
  fileprivate mutating func forbid(_ test: TestInfo, in path: String) {
    status = .failed
    failures.append(
      TestFailure(
        kind: .usage, headline: "the test is marked by 'only', and --forbid-only forbids that",
        message: "Take the mark away; -g runs one test without it.",
        location: SourceLocation(file: path, line: test.line)))
  }
}

/// Processor time of this process; the virtual clock leaves it alone.
private func processCPUNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
