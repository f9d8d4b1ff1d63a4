/// What a worker tells its parent.
///
/// The order for each unit (a script file) is: `collected`, then for each test `started`, `wrote` for
/// each of its files, and `finished`, then `unitFinished`. Test numbers count from 0 in the order of `collected`.
package enum TestEvent: Equatable, Sendable {
  /// The worker has its configuration and waits for commands. Sent once.
  case ready
  /// The worker cannot work at all, and says why; it exits after that.
  case fault(String)
  /// The unit registered these tests (the selected ones only); none of them has run yet.
  case collected(unit: Int, tests: [TestInfo])
  case started(test: Int)
  case finished(test: Int, TestResult)
  /// A file is in the folder of the test that runs.
  case wrote(TestFile)
  /// A file of the test that runs could not be written, and why: a sentence.
  case notWritten(String)
  /// All tests of the unit have finished.
  case unitFinished(unit: Int)
  /// The worker has told all and ends now, since it is no place for another test: what it has not
  /// run is for a fresh process. Comes between two tests or between two units.
  case retiring
  /// What the session says to a request.
  case answer(SessionAnswer)
}
