/// How long a test may take in real time: it may wait in vain without using a processor, and on a
/// busy machine it waits for one.
package enum RealTimeLimit {
  /// How many times its limit of processor time a test may take.
  package static let factor: UInt64 = 3
  /// After how many times the limit the parent gives a silent worker up: the file's own code, which
  /// runs before each test, has a limit of its own, and the worker is to be the first to speak.
  package static let silenceFactor: UInt64 = 4

  /// What is over, for a headline.
  package static func sentence(timeout: UInt64, _ moment: String) -> String {
    "more than \(DurationText.short(factor * timeout)) of real time passed \(moment), "
      + "\(factor) times the --timeout of \(DurationText.short(timeout)): "
      + "it waits for something that does not come, or the machine is busy"
  }
}
