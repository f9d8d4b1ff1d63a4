package import HarnessEvents

/// Keeps the books of a run: every selected test has one verdict in the end, and only one.
///
/// A file is entered when its tests are known. A file that never got that far is entered with one
/// test named after itself.
package struct VerdictLedger: Sendable {
  private struct Page: Sendable {
    var tests: [TestInfo] = []
    var verdicts: [TestStatus?] = []
    var open = 0
    var isCollected = false
    var isClosed = false
    var counts = VerdictCounts()
    var wallNanoseconds: UInt64 = 0
    var testCount = 0
  }

  private var pages: [Page]
  /// The verdicts so far.
  package private(set) var counts = VerdictCounts()
  /// The tests that are known and have no verdict yet.
  package private(set) var openTests = 0
  /// The files whose tests are not known, or do not all have a verdict, or that are not closed.
  package private(set) var openFiles: Int

  package init(fileCount: Int) {
    pages = Array(repeating: Page(), count: fileCount)
    openFiles = fileCount
  }

  package func isCollected(_ file: Int) -> Bool { pages[file].isCollected }

  package func isClosed(_ file: Int) -> Bool { pages[file].isClosed }

  /// The tests of a file that is not closed yet.
  package func tests(of file: Int) -> [TestInfo] { pages[file].tests }

  /// The numbers of the file's tests without a verdict, in order.
  package func openTests(of file: Int) -> [Int] {
    pages[file].verdicts.indices.filter { pages[file].verdicts[$0] == nil }
  }

  /// Whether there is such a test, and it has no verdict yet.
  package func isOpen(_ test: Int, of file: Int) -> Bool {
    pages[file].verdicts.indices.contains(test) && pages[file].verdicts[test] == nil
  }

  package func hasOpenTests(_ file: Int) -> Bool { pages[file].open > 0 }

  package func counts(of file: Int) -> VerdictCounts { pages[file].counts }

  package func wallNanoseconds(of file: Int) -> UInt64 { pages[file].wallNanoseconds }

  package func testCount(of file: Int) -> Int { pages[file].testCount }

  /// Enters the tests of a file. The second time (a file that runs again) changes nothing.
  package mutating func collect(_ tests: [TestInfo], of file: Int) {
    guard !pages[file].isCollected else { return }
    pages[file].isCollected = true
    pages[file].tests = tests
    pages[file].verdicts = Array(repeating: nil, count: tests.count)
    pages[file].open = tests.count
    pages[file].testCount = tests.count
    openTests += tests.count
  }

  /// Enters a verdict.
  /// - Returns: False when the test has one already or does not exist; nothing changes then.
  package mutating func settle(
    test: Int, of file: Int, as status: TestStatus, isFlaky: Bool = false,
    wallNanoseconds: UInt64 = 0
  ) -> Bool {
    guard isOpen(test, of: file) else { return false }
    if isFlaky {
      pages[file].counts.flaky += 1
      counts.flaky += 1
    }
    pages[file].verdicts[test] = status
    pages[file].open -= 1
    pages[file].counts.add(status)
    pages[file].wallNanoseconds += wallNanoseconds
    counts.add(status)
    openTests -= 1
    return true
  }

  /// Closes the account of a file whose tests all have verdicts, and forgets the tests.
  /// - Returns: False when a test is open, or the file is closed already.
  package mutating func close(_ file: Int) -> Bool {
    guard pages[file].isCollected, pages[file].open == 0, !pages[file].isClosed else {
      return false
    }
    pages[file].isClosed = true
    pages[file].tests = []
    pages[file].verdicts = []
    openFiles -= 1
    return true
  }
}
