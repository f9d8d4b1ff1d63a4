/// Whether the user can do something to a window.
///
/// Source: SwiftUI's documentation of `WindowInteractionBehavior`.
nonisolated public struct WindowInteractionBehavior: Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// The user can.
  public static let enabled = Self(name: "enabled")
  /// The user can't.
  public static let disabled = Self(name: "disabled")
}

extension View {
  /// Shows or hides the system's status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    screenAttribute("status_bar_hidden", .bool(hidden))
  }

  /// Shows or hides the system's status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Shows or hides what the system shows over the screen.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    screenAttribute("persistent_system_overlays", .string("\(visibility)"))
  }

  /// Lets the app have gestures at edges before the system.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    screenAttribute("defers_system_gestures", .string(edgeNames(edges)))
  }

  /// Says which events from outside the view is for.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    screenAttribute(
      "handles_external_events",
      .string(preferring.union(allowing).sorted().joined(separator: " ")))
  }

  nonisolated private func edgeNames(_ edges: Edge.Set) -> String {
    Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: " ")
  }

  /// Says whether the user can close the window.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { screenAttribute("window_dismiss_behavior", .string(behavior.name)) }

  /// Says whether the user can resize the window.
  nonisolated public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { screenAttribute("window_resize_behavior", .string(behavior.name)) }

  /// Says whether the user can put the window away.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { screenAttribute("window_minimize_behavior", .string(behavior.name)) }

  /// Says whether the user can make the window fill the screen.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { screenAttribute("window_full_screen_behavior", .string(behavior.name)) }
}
