public import Observation

/// Something that a user acts on, and that tells targets so.
///
/// `ControlView` puts it into a view. It sends its events without any view, too: what a library
/// bundle has instead of a running app.
///
/// Source: Apple's documentation of `UIControl`.
@MainActor @Observable
open class Control: Responder {
  /// Whether fingers reach it. What the app sends itself is sent all the same.
  public var isEnabled = true
  /// Whether it is chosen; of a toggle, whether it is on.
  public var isSelected = false
  /// Whether a finger is down on it.
  public internal(set) var isHighlighted = false
  /// What it is called, in place of the label of its `ControlView`; nil to keep that one.
  public var label: String?
  /// Who takes an action without a target when the control does not. Not kept by the control.
  @ObservationIgnored public weak var nextResponder: (any Responder)?

  @ObservationIgnored var registrations: [Registration] = []
  /// The responders of the views around, inner ones first.
  @ObservationIgnored var surroundings: [WeakResponder] = []
  /// How often a finger has come down in the series of touches that goes on.
  @ObservationIgnored var touches = 0

  /// A control without targets.
  public init() {}

  /// The control, its own chain, then the responders of the views around. A chain that comes back to
  /// where it was ends there.
  var responderChain: [any Responder] {
    var chain: [any Responder] = []
    let starts = [self as any Responder] + surroundings.compactMap(\.responder)
    for start in starts {
      var next: (any Responder)? = start
      while let current = next, !chain.contains(where: { $0 === current }) {
        chain.append(current)
        next = current.nextResponder
      }
    }
    return chain
  }
}
