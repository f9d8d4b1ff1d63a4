/// A piece of user interface: what a component author writes and what the engine keeps alive.
///
/// Source: SwiftUI's documentation of `View`.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` gives.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never called: a view whose body is `Never` is drawn by the engine itself.
  public var body: Never { neverEvaluated("Never") }
}

extension View where Body == Never {
  /// Never called: a view whose body is `Never` is drawn by the engine itself.
  public var body: Never { neverEvaluated("\(Self.self)") }
}

/// Stops the process: the engine asks for no body where there is none, and reports a component
/// whose `Body` is `Never` as an issue before it comes to this.
func neverEvaluated(_ type: String) -> Never {
  preconditionFailure("\(type) has no body: its Body is Never, which only built-in views may say")
}
