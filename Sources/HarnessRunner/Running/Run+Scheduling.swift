import CHarnessRuntime
import HarnessEvents
import HarnessResults

extension Run {
  /// Starts a process in this place, configures it and gives it work, all without waiting.
  func fill(_ worker: Worker) {
    TemporaryDirectory.empty(worker.temporaryDirectory)
    let environment = WorkerEnvironment(
      slot: worker.slot, seed: settings.seed, runID: runID,
      temporaryDirectory: worker.temporaryDirectory)
    do {
      let process = try WorkerProcess.start(
        settings.worker, environment: environment, hasFixedAddresses: settings.isReproducible)
      worker.fill(with: process, mark: mark, now: now)
      guard harness_epoll_add(epoll, process.frames, Token.frames(ofWorker: worker.slot - 1)) == 0
      else { return halt(.fault, "cannot listen to a worker") }
    } catch {
      return halt(.fault, error.sentence)
    }
    worker.tell(.configure(configuration(slot: worker.slot)))
    dispatch(to: worker)
    worker.flushCommands()
  }

  /// Gives the worker files to run, and some ahead, so that it need not wait for the next one.
  func dispatch(to worker: Worker) {
    guard worker.process != nil else { return }
    if worker.assignments.isEmpty { worker.watchdog.hear(at: now) }
    // Towards the end nobody hoards: a file that waits behind a slow one could run elsewhere.
    let share = queue.count / (2 * workers.count)
    let depth = settings.isReproducible ? 1 : max(1, min(worker.pace.depth, share))
    while worker.assignments.count < depth,
      let entry = queue.next() ?? nextIsolatedRetry(for: worker)
    {
      if let problem = files[entry.file].problem {
        settleUnreadable(entry.file, because: problem)
        continue
      }
      worker.assignments.append(Worker.Assignment(entry: entry))
      let unit = RunUnit(
        unit: entry.file, path: files[entry.file].path,
        only: entry.isRest ? openTitles(entry.file) : [],
        attempt: entry.attempt, lines: files[entry.file].lines, titles: files[entry.file].titles)
      worker.tell(settings.isListing ? .list(unit) : .run(unit))
    }
  }

  private func openTitles(_ file: Int) -> [String] {
    let tests = ledger.tests(of: file)
    return ledger.openTests(of: file).map { tests[$0].title }
  }

  private func configuration(slot: Int) -> WorkerConfiguration {
    WorkerConfiguration(
      rootDirectory: settings.rootDirectory, selection: settings.selection, seed: settings.seed,
      timeoutNanoseconds: settings.timeoutNanoseconds, memoryLimit: settings.memoryLimit,
      luaPath: settings.luaPath, slot: slot, outputMark: mark.nonce, leaks: settings.leaks,
      isReproducible: settings.isReproducible, results: results?.name,
      variables: settings.variables, requiresAssertions: settings.requiresAssertions,
      forbidsOnly: settings.forbidsOnly)
  }
}
