/// Why an action did not happen.
package struct Refusal: Error, Equatable {
  package enum Kind: Sendable {
    /// The element has left the interface.
    case gone
    case disabled
    case hidden
    /// Something else is in front of it.
    case covered
    /// No part of it is on the screen, or it has no size.
    case offScreen
    /// The point that a finger was to come down on is none of the element's.
    case outside
    /// Touches go through it.
    case untouchable
    /// Neither the element nor a view around it has an action.
    case nothingHandled
    /// The element takes no text, or its field lost the focus.
    case noFocus
    /// The app is still handling an earlier event.
    case busy
    /// A control does not take the value, or is at a bound.
    case outOfRange
  }

  package let kind: Kind
  /// One sentence that names the element and the cause.
  package let message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}
