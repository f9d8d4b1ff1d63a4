/// Listens to a run and tells people or machines about it.
///
/// Calls come from one thread. A reporter writes into its own buffer and hands it on in `flush`,
/// which comes when nothing else is to do, and at least ten times a second while tests run.
package protocol Reporter: AnyObject {
  func handle(_ event: RunEvent)

  /// Writes out what is waiting. `now` counts nanoseconds from an arbitrary moment.
  func flush(now: UInt64)

  /// Why a part of the report is lost, as a sentence; nil while all is well.
  var loss: String? { get }
}

extension Reporter {
  package var loss: String? { nil }
}
