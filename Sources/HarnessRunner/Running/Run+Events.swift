import HarnessEvents

extension Run {
  /// Handles one event of a worker.
  /// - Returns: What makes no sense about it, if anything.
  func take(_ event: TestEvent, from worker: Worker) -> String? {
    switch event {
    case .ready:
      worker.isReady = true
      hasHadReadyWorker = true
      return nil
    case .fault(let sentence):
      halt(.fault, "a worker cannot work: \(sentence)")
      return nil
    case .collected(let unit, let tests):
      return takeCollected(tests, unit: unit, from: worker)
    case .started(let test):
      return takeStarted(test, from: worker)
    case .finished(let test, let result):
      return takeFinished(test, result, from: worker)
    case .wrote(let file):
      return takeFile(file, from: worker)
    case .notWritten(let sentence):
      noteUnwritten(sentence)
      return nil
    case .unitFinished(let unit):
      return takeUnitFinished(unit, from: worker)
    case .retiring:
      guard worker.runningTest == nil else { return "that it retires in the middle of a test" }
      relieve(worker)
      return nil
    case .answer:
      return "an answer to a question that nobody asked"
    }
  }

  private func takeCollected(_ tests: [TestInfo], unit: Int, from worker: Worker) -> String? {
    guard let current = worker.assignments.first, current.entry.file == unit, !current.isCollected
    else { return "tests of a file that it should not be at" }
    worker.assignments[0].isCollected = true
    let file = current.entry.file
    if current.entry.isRest {
      worker.assignments[0].renumbering = renumbering(of: tests, in: file)
      return nil
    }
    if settings.isListing {
      listing[file] = tests
      return nil
    }
    let unknown = unknownTitles(tests, file)
    ledger.collect(tests + unknown.map { TestInfo(names: [$0]) }, of: file)
    report(.fileCollected(fileRecord(file)))
    for number in unknown.indices { settleUnknown(tests.count + number, of: file, worker) }
    return nil
  }

  /// What a list of tests wants of the file and the file does not have.
  private func unknownTitles(_ tests: [TestInfo], _ file: Int) -> [String] {
    let wanted = files[file].titles
    guard !wanted.isEmpty, !files[file].mayMissTitles, settings.selection.isEverything else {
      return []
    }
    let known = Set(tests.lazy.map(\.title))
    return wanted.filter { !known.contains($0) }
  }

  private func settleUnknown(_ test: Int, of file: Int, _ worker: Worker) {
    let failure = TestFailure(
      kind: .lost, headline: "the list of tests names it, and the file registers no such test",
      message: "It may have another name by now: --list tells the names.")
    _ = settle(
      test, of: file, as: TestResult(status: .failed, failures: [failure]),
      output: CapturedOutput(), worker: worker.slot)
  }

  /// How the tests that a file registers now correspond to those it registered first.
  private func renumbering(of tests: [TestInfo], in file: Int) -> [Int?]? {
    let known = ledger.tests(of: file)
    if known.count == tests.count, zip(known, tests).allSatisfy({ $0.names == $1.names }) {
      return nil
    }
    let numbers = Dictionary(
      zip(known.lazy.map(\.title), known.indices), uniquingKeysWith: { first, _ in first })
    return tests.map { numbers[$0.title] }
  }

  private func takeStarted(_ number: Int, from worker: Worker) -> String? {
    guard let current = worker.assignments.first, current.isCollected,
      let test = ourNumber(for: number, in: current)
    else { return "the start of a test that it did not register" }
    let tests = ledger.tests(of: current.entry.file)
    worker.runningTest = test
    report(
      .testStarted(
        StartedTest(
          file: files[current.entry.file].path, test: tests[test], worker: worker.slot)))
    return nil
  }

  private func takeFinished(
    _ number: Int, _ result: TestResult, from worker: Worker
  ) -> String? {
    let output = worker.collector.takeOutput(after: worker.finishedCount)
    worker.finishedCount &+= 1
    guard let current = worker.assignments.first, current.isCollected else {
      return "the end of a test of no file"
    }
    if settings.isListing { return takeFailedListing(number, result, current, worker) }
    guard let test = ourNumber(for: number, in: current) else {
      return "the end of a test that it did not register"
    }
    worker.runningTest = nil
    budget.renew()
    let file = current.entry.file
    var left = worker.takeFiles()
    if result.status == .failed || !left.isEmpty {
      let isShown = result.status == .failed
      left = complete(
        left, of: ledger.tests(of: file)[test], inFile: files[file].path,
        output: isShown ? output : CapturedOutput())
    }
    let settled = conclude(
      test, of: file, as: result, output: output, files: left, worker: worker)
    return settled ? nil : "the end of a test that has ended before"
  }

  /// A file that cannot be collected says so through a failed test, also when it is only listed.
  private func takeFailedListing(
    _ number: Int, _ result: TestResult, _ current: Worker.Assignment, _ worker: Worker
  ) -> String? {
    let file = current.entry.file
    guard listing[file].indices.contains(number) else { return "the end of an unknown test" }
    listing[file] = []
    settleWholeFile(file, as: result, output: CapturedOutput(), worker: worker.slot)
    return nil
  }

  private func takeUnitFinished(_ unit: Int, from worker: Worker) -> String? {
    guard let current = worker.assignments.first, current.entry.file == unit, current.isCollected,
      worker.runningTest == nil
    else { return "the end of a file that it should not be at" }
    worker.assignments.removeFirst()
    if settings.isListing { ledger.collect([], of: unit) }
    settleUnregistered(of: current, worker: worker)
    closeFile(unit)
    worker.retried = []
    if ledger.hasOpenTests(unit) { runRest(of: current.entry) }
    return nil
  }

  /// Tests that the file registered once and that did not come this time.
  private func settleUnregistered(of assignment: Worker.Assignment, worker: Worker) {
    let file = assignment.entry.file
    for test in ledger.openTests(of: file) where !worker.retried.contains(test) {
      let info = ledger.tests(of: file)[test]
      let failure = TestFailure(
        kind: .lost, headline: "the worker finished the file without a verdict for this test",
        message: assignment.entry.isRest
          ? "The file ran again, and registered different tests then." : "",
        location: SourceLocation(file: files[file].path, line: info.line))
      _ = settle(
        test, of: file, as: TestResult(status: .failed, failures: [failure]),
        output: CapturedOutput(), worker: worker.slot)
    }
  }

  private func ourNumber(for number: Int, in assignment: Worker.Assignment) -> Int? {
    if let renumbering = assignment.renumbering {
      return renumbering.indices.contains(number) ? renumbering[number] : nil
    }
    return ledger.tests(of: assignment.entry.file).indices.contains(number) ? number : nil
  }
}
