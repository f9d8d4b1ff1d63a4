import HarnessEvents

// `harness list`: the tests that there are, for people and for programs.
extension HarnessCommand {
  /// Collects the files and tells their tests, in declared order.
  func list(
    _ files: [ScriptFile], _ options: RunOptions, _ teller: any Reporter
  ) throws(UsageError) -> ExitCode {
    let readers = try listReaders(options)
    let record = ListingRecord()
    let run = Run(
      settings: settings(for: options), files: files, reporters: [teller, record],
      signals: try signalPipe())
    let summary = run.perform()
    let events = record.events(of: run)
    for reader in readers {
      for event in events { reader.handle(event) }
      reader.flush(now: 0)
    }
    if let loss = readers.lazy.compactMap(\.loss).first {
      complain(loss)
      return .fault
    }
    // A reader without a path has standard output for itself.
    if !options.reporters.contains(where: { $0.path == nil }) { tellNames(events) }
    tellProblems(record.failed)
    return exitCode(of: summary, options)
  }

  /// Those that were asked for: a list goes to people as lines, unless it is for a program.
  private func listReaders(_ options: RunOptions) throws(UsageError) -> [any Reporter] {
    if let other = options.reporters.first(where: { $0.name != "json" }) {
      throw UsageError(
        "a list is told as lines, or with --reporter json; '\(other.name)' tells a run.")
    }
    guard !options.reporters.isEmpty else { return [] }
    // Where none has the terminal, one that nobody asked for stands first.
    return try makeReporters(options).suffix(options.reporters.count)
  }

  private func tellNames(_ events: [RunEvent]) {
    var text = ""
    for case .testListed(let listed) in events {
      text += listed.test.id(inFile: listed.file) + "\n"
    }
    _ = say(text)
  }

  private func tellProblems(_ records: [TestRecord]) {
    for record in records {
      for failure in record.result.failures {
        let line = failure.location.map { ":\($0.line)" } ?? ""
        let reason = failure.message.isEmpty ? failure.headline : failure.message
        complain("\(record.file)\(line): \(reason)")
      }
    }
  }
}

/// What a run that only collects tells: its beginning and end, and the files that have no list.
private final class ListingRecord: Reporter {
  private(set) var failed: [TestRecord] = []
  private var beginning: [RunEvent] = []
  private var end: [RunEvent] = []

  func handle(_ event: RunEvent) {
    switch event {
    case .runStarted: beginning.append(event)
    case .testFinished(let record) where record.result.status == .failed: failed.append(record)
    case .warning, .runFinished: end.append(event)
    default: break
    }
  }

  func flush(now: UInt64) {}

  /// The whole list as events: for each file its tests, or why it has none.
  func events(of run: Run) -> [RunEvent] {
    var events = beginning
    for (index, file) in run.files.enumerated() {
      events += run.listing[index].map { test in
        .testListed(ListedTest(file: file.path, test: test))
      }
      events += failed.filter { $0.fileIndex == index }.map { .testFinished($0) }
    }
    return events + end
  }
}
