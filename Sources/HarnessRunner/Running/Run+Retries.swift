import HarnessEvents

extension TestResult {
  /// What a test that is known to fail counts as: its failure is no news, that it passes is.
  fileprivate var asTodo: TestResult {
    var result = self
    if status == .failed {
      result.status = .skipped
      result.failures = []
      result.reason = "todo: " + (failures.first?.headline ?? "it fails")
    } else if status == .passed {
      result.notes.append("it is marked as todo, and passes: take the mark away")
    }
    return result
  }
}

// Tests that have failed and may try again.
extension Run {
  /// Takes what came of a test: its verdict, unless it has failed and may try again.
  /// - Returns: False when the test has a verdict already.
  func conclude(
    _ test: Int, of file: Int, as result: TestResult, output: CapturedOutput,
    files left: [TestFile], worker: Worker
  ) -> Bool {
    let tries = attempts[file]?[test]?.count ?? 0
    guard ledger.isOpen(test, of: file) else { return false }
    let info = ledger.tests(of: file)[test]
    let result = info.isTodo ? result.asTodo : result
    guard result.status == .failed, stop == nil,
      tries < info.retries ?? settings.retries
    else {
      return settle(
        test, of: file, as: result, output: output, files: left, worker: worker.slot)
    }
    attempts[file, default: [:]][test, default: []].append(
      FailedAttempt(failures: result.failures, output: output))
    worker.retried.insert(test)
    return true
  }

  /// Lets what a file has left to do be done: at once, or when nothing else runs.
  func runRest(of entry: UnitQueue.Entry) {
    var rest = entry
    rest.isRest = true
    rest.attempt += 1
    let open = ledger.openTests(of: rest.file)
    let isRetry = open.allSatisfy { attempts[rest.file]?[$0]?.isEmpty == false }
    if isRetry && settings.retryMode == .isolated {
      isolatedRetries.append(rest)
    } else {
      queue.putBack(rest)
    }
  }

  /// The next file for a worker that may have the machine for itself.
  func nextIsolatedRetry(for worker: Worker) -> UnitQueue.Entry? {
    guard !isolatedRetries.isEmpty, queue.isEmpty,
      workers.allSatisfy({ $0.assignments.isEmpty })
    else { return nil }
    return isolatedRetries.removeFirst()
  }
}
