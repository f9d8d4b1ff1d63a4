import CHarnessRuntime
import Glibc
package import HarnessEvents
import HarnessResults

/// One run: the files, the workers, and the loop that listens to them.
///
/// A single thread waits for the workers' frames. Their output is taken when frames come, and
/// about every 20 ms from those that send none; so a test that prints does not wake the parent.
/// What happens goes through the ledger, which knows what is still open, to the reporters.
package final class Run {
  let settings: RunSettings
  let files: [ScriptFile]
  let reporters: [any Reporter]
  let signals: SignalPipe?
  let runID: String
  /// Where the files of tests go.
  let results: ResultsFolder?
  var hasToldOfFiles = false
  let mark: OutputMark

  var ledger: VerdictLedger
  var queue: UnitQueue
  /// Files whose failed tests run again when nothing else runs.
  var isolatedRetries: [UnitQueue.Entry] = []
  /// The attempts of tests that failed and have no verdict yet, by file and test.
  var attempts: [Int: [Int: [FailedAttempt]]] = [:]
  var workers: [Worker] = []
  var budget: RestartBudget
  var stop: Stop?
  var hasHadReadyWorker = false
  /// How often a file's process died without a test running.
  var silentDeaths: [Int: Int] = [:]
  /// The tests of each file, when they are only told.
  package internal(set) var listing: [[TestInfo]]
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  let epoll: Int32
  var now: UInt64 = 0
  /// When the run began, on the same clock.
  private(set) var began: UInt64 = 0

  /// Why the run ends before its time.
  struct Stop {
    var exitCode: ExitCode
    var reason: String
  }

  /// - Parameter files: The selected files in declared order.
  package init(
    settings: RunSettings, files: [ScriptFile], reporters: [any Reporter],
    signals: SignalPipe? = nil
  ) {
    self.settings = settings
    self.files = files
    self.reporters = settings.isReproducible ? [InDeclaredOrder(reporters)] : reporters
    self.signals = signals
    results =
      settings.isListing
      ? nil
      : settings.results.map {
        ResultsFolder($0, in: settings.rootDirectory)
      }
    let workerCount = max(1, min(settings.workers, files.count))
    runID = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    mark = OutputMark(nonce: [0, 1] + (0..<10).map { _ in UInt8.random(in: 0...255) })
    ledger = VerdictLedger(fileCount: files.count)
    queue = UnitQueue(schedule: settings.schedule ?? Array(files.indices))
    budget = RestartBudget(workers: workerCount)
    listing = Array(repeating: [], count: settings.isListing ? files.count : 0)
    epoll = harness_epoll_create()
    let directory = TemporaryDirectory.path(runID: runID)
    workers = (1...workerCount).map {
      Worker(slot: $0, temporaryDirectory: "\(directory)/worker-\($0)")
    }
  }

  deinit {
    close(epoll)
    buffer.deallocate()
  }

  /// Runs the files and answers how it went, when all workers are gone.
  package func perform() -> RunSummary {
    began = harness_raw_monotonic_ns()
    now = began
    report(.runStarted(plan))
    results?.removeEarlier()
    let temporary = TemporaryDirectory(runID: runID, workers: workers.map(\.temporaryDirectory))
    if let signals { _ = harness_epoll_add(epoll, signals.readEnd, Token.signal) }
    loop()
    endWorkers()
    settleWhatDidNotRun()
    signals?.release()
    temporary.remove()
    now = harness_raw_monotonic_ns()
    let summary = summary
    report(.runFinished(summary))
    flushReporters()
    return summary
  }

  func report(_ event: RunEvent) {
    for reporter in reporters { reporter.handle(event) }
  }

  func flushReporters() {
    for reporter in reporters { reporter.flush(now: now) }
  }

  private var plan: RunPlan {
    var plan = RunPlan(
      version: settings.version, files: files.map(\.path), workers: workers.count,
      seed: settings.seed, runID: runID, program: settings.program,
      isReproducible: settings.isReproducible, share: settings.share)
    plan.options = settings.rerunOptions
    return plan
  }

  private var summary: RunSummary {
    RunSummary(
      counts: ledger.counts, files: files.count, workers: workers.count, seed: settings.seed,
      wallNanoseconds: now - began, exitCode: exitCode, stopReason: stop?.reason)
  }

  private var exitCode: ExitCode {
    if let stop { return stop.exitCode }
    if ledger.counts.failed > 0 || ledger.counts.didNotRun > 0 { return .failed }
    if settings.failsOnFlaky && ledger.counts.flaky > 0 { return .failed }
    let selected = settings.isListing ? listing.reduce(0) { $0 + $1.count } : ledger.counts.total
    return selected == 0 ? .noTests : .passed
  }
}
