public import HarnessUI

/// Somebody in a chain of whom the first that can takes an action without a target.
///
/// Source: Apple's documentation of `UIResponder`.
@MainActor
public protocol Responder: AnyObject {
  /// Who is asked next; nil at the end of the chain.
  var nextResponder: (any Responder)? { get }
}

extension Responder {
  /// Nobody.
  public var nextResponder: (any Responder)? { nil }
}

/// A target with a name of its own, where there are several of one class.
@MainActor
public protocol NamedTarget: AnyObject {
  /// The name by which a script finds it: `:send("touch_up_inside", "invoice")`.
  var targetName: String { get }
}

extension View {
  /// Lets the controls inside find a responder when an action has no target: after those of the
  /// control's own chain and of views further in, before those of views further out.
  public func responder(_ responder: any Responder) -> some View {
    transformEnvironment(\.responders) { $0.insert(WeakResponder(responder), at: 0) }
  }
}

/// A responder that the views do not keep.
struct WeakResponder: Sendable {
  nonisolated(unsafe) weak let responder: (any Responder)?
  init(_ responder: any Responder) { self.responder = responder }
}

extension EnvironmentValues {
  /// The responders around, inner ones first.
  @Entry var responders: [WeakResponder] = []
}
