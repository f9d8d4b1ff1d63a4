import CHarnessRuntime
import Glibc
import HarnessEvents

extension Run {
  /// Looks for workers that have ended, also for those whose children still hold the channel.
  func lookForDead() {
    for worker in workers {
      guard stop == nil, let process = worker.process else { continue }
      if process.pollExit() != nil {
        readRest(of: worker)
        // What it sent last may have led to its burial already.
        guard worker.process === process else { continue }
        bury(worker, cause: worker.watchdog.hasStruck ? silence(of: worker) : .none)
      } else if let closedAt = worker.channelClosedAt, now - closedAt >= settings.grace {
        bury(worker, cause: .closedChannel)
      }
    }
  }

  /// How long a worker with work may be silent; a test with a time-out of its own decides itself.
  func silenceLimit(of worker: Worker) -> UInt64 {
    guard let test = worker.runningTest, let file = worker.assignments.first?.entry.file,
      !ledger.isClosed(file), let own = ledger.tests(of: file)[test].timeoutNanoseconds
    else { return settings.silenceLimit }
    return settings.silenceLimit(forTimeout: own)
  }

  private func silence(of worker: Worker) -> WorkerDeath.Cause {
    .silence(nanoseconds: worker.isReady ? silenceLimit(of: worker) : settings.startLimit)
  }

  /// Takes the frames that the dead process still sent, and those that it had no time to send.
  private func readRest(of worker: Worker) {
    guard let process = worker.process else { return }
    while worker.process === process && worker.channelClosedAt == nil && readFrames(of: worker) {}
    if worker.process === process { takeUnsentFrames(of: worker) }
  }

  /// Takes the worker out, gives verdicts for what it was at, and replaces it if there is work.
  func bury(_ worker: Worker, cause: WorkerDeath.Cause) {
    guard let process = worker.process else { return }
    let status = remove(process, from: worker)
    let output = worker.collector.takeRest().withoutStackTrace
    let death = WorkerDeath(
      status: status, cause: cause, fate: process.page.fate, steps: process.page.steps,
      skippedSteps: process.page.skippedSteps,
      timeoutNanoseconds: settings.timeoutNanoseconds)
    takeBackWork(of: worker, begunUnit: process.page.unit, death: death, output: output)
    guard stop == nil else { return }
    if !worker.isReady && !hasHadReadyWorker {
      return halt(.fault, startFailure(death, output))
    }
    guard budget.spend() else { return halt(.fault, tooManyDeaths(death)) }
    if !queue.isEmpty || !isolatedRetries.isEmpty { fill(worker) }
  }

  /// Replaces a worker that has told that it is no place for another test. Nobody is to blame.
  func relieve(_ worker: Worker) {
    guard let process = worker.process else { return }
    _ = remove(process, from: worker)
    let assignments = worker.assignments
    worker.assignments = []
    for assignment in assignments.reversed() {
      var entry = assignment.entry
      if assignment.isCollected { entry.isRest = true }
      if !assignment.isCollected || ledger.hasOpenTests(entry.file) {
        queue.putBack(entry)
      } else {
        closeFile(entry.file)
      }
    }
    if !queue.isEmpty || !isolatedRetries.isEmpty { fill(worker) }
  }

  /// Ends the process, takes what it wrote, and listens to it no more.
  private func remove(_ process: WorkerProcess, from worker: Worker) -> ExitStatus {
    let status = process.killAndReap()
    worker.drainOutput(through: buffer)
    _ = harness_epoll_remove(epoll, process.frames)
    if worker.isOutputWatched { _ = harness_epoll_remove(epoll, process.output) }
    worker.process = nil
    worker.channelClosedAt = nil
    return status
  }

  private func takeBackWork(
    of worker: Worker, begunUnit: Int?, death: WorkerDeath, output: CapturedOutput
  ) {
    let assignments = worker.assignments
    worker.assignments = []
    // The last put back is the first to come again.
    for assignment in assignments.dropFirst().reversed() { queue.putBack(assignment.entry) }
    guard let current = assignments.first else { return }
    if current.isCollected || begunUnit == current.entry.file {
      blame(current, worker: worker, death: death, output: output)
    } else {
      queue.putBack(current.entry)
    }
  }

  private func blame(
    _ current: Worker.Assignment, worker: Worker, death: WorkerDeath, output: CapturedOutput
  ) {
    let file = current.entry.file
    let open = ledger.openTests(of: file)
    if let test = worker.runningTest {
      worker.runningTest = nil
      fail(test, of: current, "during the test", death, output, worker)
    } else if settings.isListing || !ledger.isCollected(file) {
      let failure = death.failure(
        "while the file was collected", file: files[file].path, test: TestInfo(names: []),
        lastWords: output.lastWords)
      settleWholeFile(
        file, as: TestResult(status: .failed, failures: [failure]), output: output,
        worker: worker.slot)
    } else if let first = open.first, !current.isCollected {
      fail(first, of: current, "while the file was collected again", death, output, worker)
      giveUp(file, because: "the file could not be collected again")
    } else if let first = open.first {
      silentDeaths[file, default: 0] += 1
      if silentDeaths[file, default: 0] > 1 {
        fail(first, of: current, "before the test", death, output, worker)
      }
    } else {
      report(
        .warning(
          "\(files[file].path): \(death.headline("after its last test")); its verdicts stand."))
    }
    closeFile(file)
    if ledger.hasOpenTests(file) { runRest(of: current.entry) }
  }

  private func fail(
    _ test: Int, of current: Worker.Assignment, _ moment: String, _ death: WorkerDeath,
    _ output: CapturedOutput, _ worker: Worker
  ) {
    let file = current.entry.file
    let (path, info) = (files[file].path, ledger.tests(of: file)[test])
    let failure = death.failure(moment, file: path, test: info, lastWords: output.lastWords)
    let result = TestResult(
      status: .failed, failures: [failure],
      wallNanoseconds: worker.watchdog.nanosecondsSinceHeard(at: now))
    let left = complete(
      worker.takeFiles(), of: info, inFile: path, output: output, death: death)
    _ = conclude(test, of: file, as: result, output: output, files: left, worker: worker)
  }

  private func giveUp(_ file: Int, because reason: String) {
    let result = TestResult(status: .didNotRun, reason: reason)
    for test in ledger.openTests(of: file) {
      _ = settle(test, of: file, as: result, output: CapturedOutput(), worker: 0)
    }
  }

  private func startFailure(_ death: WorkerDeath, _ output: CapturedOutput) -> String {
    let ending = output.lastLines(5)
    let headline = death.headline("before it was ready")
    return "a worker cannot start: \(headline)" + (ending.isEmpty ? "" : "\n\(ending)")
  }

  private func tooManyDeaths(_ death: WorkerDeath) -> String {
    "\(budget.spent) workers in a row ended before a test finished; the last time \(death.headline("at its work"))"
  }
}
