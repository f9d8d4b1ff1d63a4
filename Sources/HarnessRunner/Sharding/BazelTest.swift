import Glibc
import HarnessEvents

/// What `bazel test` tells a test by its variables, and wants to be told by files.
///
/// Source: Bazel's "Test encyclopedia", and its documentation of `--test_filter`,
/// `--test_runner_fail_fast` and `--runs_per_test`.
struct BazelTest {
  private let variables: [String: String]

  /// Nil outside of Bazel.
  init?(_ environment: [String: String]) {
    guard environment["BAZEL_TEST"] == "1" || environment["TEST_TARGET"] != nil else { return nil }
    variables = environment.filter { !$0.value.isEmpty }
  }

  /// Says that this test knows what a shard is, before anything else: Bazel fails a test that is to
  /// be split and does not say so.
  func acknowledgeShards() {
    guard let path = variables["TEST_SHARD_STATUS_FILE"] else { return }
    close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644))
  }

  /// Puts a file in place that says that the test has not come to its end.
  func begin() {
    guard let path = variables["TEST_PREMATURE_EXIT_FILE"] else { return }
    close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644))
  }

  /// Takes it away: whatever the verdict is, nobody has called `exit` on the way.
  func end() {
    if let path = variables["TEST_PREMATURE_EXIT_FILE"] { unlink(path) }
  }

  /// What the command of Bazel asks for. What stands in a BUILD file, as arguments, gives way to a
  /// filter of the command.
  func apply(to options: inout RunOptions) throws(UsageError) {
    if let path = variables["XML_OUTPUT_FILE"] {
      options.reporters.append(ReporterRequest(name: "junit", path: path))
    }
    if let filter = variables["TESTBRIDGE_TEST_ONLY"] {
      options.selection.patterns = [try OptionValue.pattern(filter, of: "--test_filter")]
    }
    if variables["TESTBRIDGE_TEST_RUNNER_FAIL_FAST"] == "1" { options.maxFailures = 1 }
    if options.seed == nil, let seed = variables["TEST_RANDOM_SEED"] {
      options.seed = try OptionValue.seed(seed)
    }
    if options.globalTimeoutNanoseconds == 0, let seconds = variables["TEST_TIMEOUT"],
      let limit = UInt64(seconds), limit > 0, limit < 1 << 31
    {
      // A little before Bazel does it, so that there is a report.
      options.globalTimeoutNanoseconds = limit * 950_000_000
    }
  }

  /// Where temporary files go; nil where the system says.
  var temporaryFolder: String? { variables["TEST_TMPDIR"] }
}
