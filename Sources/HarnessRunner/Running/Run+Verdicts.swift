import HarnessEvents

extension Run {
  /// Gives a test its verdict and tells the reporters.
  /// - Returns: False when the test has one already.
  func settle(
    _ test: Int, of file: Int, as result: TestResult, output: CapturedOutput,
    files left: [TestFile] = [], worker: Int, attempt: Int
  ) -> Bool {
    let tests = ledger.tests(of: file)
    guard tests.indices.contains(test),
      ledger.settle(
        test: test, of: file, as: result.status, wallNanoseconds: result.wallNanoseconds)
    else { return false }
    let (info, path) = (tests[test], files[file].path)
    report(
      .testFinished(
        TestRecord(
          file: path, fileIndex: file, testIndex: test, test: info, result: result,
          output: output, folder: left.isEmpty ? "" : folder(of: info, inFile: path), files: left,
          worker: worker, attempt: attempt)))
    return true
  }

  /// Gives a file whose tests are not known the verdict, as one test with the file's name.
  func settleWholeFile(
    _ file: Int, as result: TestResult, output: CapturedOutput, worker: Int
  ) {
    let test = TestInfo(names: [])
    ledger.collect([test], of: file)
    let left = complete([], of: test, inFile: files[file].path, output: output)
    _ = settle(
      0, of: file, as: result, output: output, files: left, worker: worker, attempt: 1)
  }

  /// A file that need not be given to a worker, since it cannot be read.
  func settleUnreadable(_ file: Int, because problem: String) {
    let failure = TestFailure(kind: .unreadable, headline: problem)
    settleWholeFile(
      file, as: TestResult(status: .failed, failures: [failure]), output: CapturedOutput(),
      worker: 0)
    closeFile(file)
  }

  /// Ends the file's account if all its tests have verdicts.
  func closeFile(_ file: Int) {
    let record = fileRecord(file)
    guard ledger.close(file) else { return }
    report(.fileFinished(record))
  }

  /// Gives all that has no verdict the verdict "did not run". A file that was never collected
  /// counts as one test, since nobody knows how many it has.
  func settleWhatDidNotRun() {
    let result = TestResult(status: .didNotRun, reason: stop?.reason)
    for file in files.indices where !ledger.isClosed(file) {
      ledger.collect([TestInfo(names: [])], of: file)
      for test in ledger.openTests(of: file) {
        _ = settle(test, of: file, as: result, output: CapturedOutput(), worker: 0, attempt: 1)
      }
      closeFile(file)
    }
  }

  func fileRecord(_ file: Int) -> FileRecord {
    FileRecord(
      file: files[file].path, index: file, counts: ledger.counts(of: file),
      tests: ledger.testCount(of: file), wallNanoseconds: ledger.wallNanoseconds(of: file))
  }
}
