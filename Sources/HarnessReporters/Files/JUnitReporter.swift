package import HarnessEvents

/// The XML that build servers read: a suite for each file, in declared order.
///
/// The file is valid against the schema that Jenkins publishes (junit-10.xsd). It is in place from
/// the start, with an error that says that the run did not end; the end replaces it at once.
package final class JUnitReporter: Reporter {
  /// Where the document goes.
  package enum Destination {
    case file(String)
    case output(ReportOutput)
  }

  private let destination: Destination
  private var unwritten: String?
  private var isReproducible = false
  private var suites: [Suite] = []

  /// - Throws: `ReporterError` when the file cannot be written.
  package init(_ destination: Destination) throws(ReporterError) {
    self.destination = destination
    if case .file(let path) = destination {
      try ReportOutput.replaceFile(path, with: JUnitDocument.unfinished)
    }
  }

  package func handle(_ event: RunEvent) {
    switch event {
    case .runStarted(let plan):
      isReproducible = plan.isReproducible
      suites = plan.files.map { Suite(file: $0, isReproducible: isReproducible) }
    case .testFinished(let record): suites[record.fileIndex].add(record)
    case .runFinished(let summary):
      write(JUnitDocument.bytes(suites, summary, isReproducible: isReproducible))
    default: break
    }
  }

  package func flush(now: UInt64) {
    if case .output(let output) = destination { output.flush() }
  }

  package var loss: String? {
    if case .output(let output) = destination { output.loss } else { unwritten }
  }

  private func write(_ document: [UInt8]) {
    switch destination {
    case .output(let output): output.write(document)
    case .file(let path):
      do throws(ReporterError) {
        try ReportOutput.replaceFile(path, with: document)
      } catch {
        unwritten = error.sentence
      }
    }
  }
}

extension JUnitReporter {
  /// The tests of one file, written already, and their numbers.
  struct Suite {
    let file: String
    let isReproducible: Bool
    private(set) var cases: [(testIndex: Int, xml: [UInt8])] = []
    private(set) var failures = 0
    private(set) var errors = 0
    private(set) var skipped = 0
    private(set) var wallNanoseconds: UInt64 = 0

    init(file: String, isReproducible: Bool) {
      self.file = file
      self.isReproducible = isReproducible
    }

    mutating func add(_ record: TestRecord) {
      var xml = XMLWriter()
      JUnitDocument.writeCase(record, to: &xml, isReproducible: isReproducible)
      cases.append((record.testIndex, xml.bytes))
      wallNanoseconds += record.result.wallNanoseconds
      switch record.result.status {
      case .passed: break
      case .skipped, .didNotRun: skipped += 1
      case .failed:
        if JUnitDocument.isError(record.result.failures.first) {
          errors += 1
        } else {
          failures += 1
        }
      }
    }
  }
}
