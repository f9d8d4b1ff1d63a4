import Glibc

/// How the check boxes of this harness are broken; the environment variable FAULT chooses it.
enum Fault: String {
  case none
  /// The new state is never told.
  case forgetsOnChange = "forgets-on-change"
  /// A tap does nothing to the state.
  case forgetsToToggle = "forgets-to-toggle"
  /// The label is not the one that was given.
  case wrongLabel = "wrong-label"

  static var chosen: Fault {
    guard let name = getenv("FAULT") else { return .none }
    return Fault(rawValue: String(cString: name)) ?? .none
  }
}
