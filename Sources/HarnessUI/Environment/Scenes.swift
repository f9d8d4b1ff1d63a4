/// What the app is doing as far as the user sees it.
///
/// Source: SwiftUI's documentation of `ScenePhase`.
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, but it gets no input.
  case inactive
  /// On the screen, and it gets input.
  case active
}

/// How active a window looks.
///
/// Source: SwiftUI's documentation of `ControlActiveState`.
nonisolated public enum ControlActiveState: CaseIterable, Equatable, Hashable, Sendable {
  /// The window that takes the keys.
  case key
  /// Another window of the app that is in front.
  case active
  /// The app is not in front.
  case inactive
}

/// Whether the user edits what the view shows.
///
/// Source: SwiftUI's documentation of `EditMode`.
nonisolated public enum EditMode: Hashable, Sendable {
  /// The content can't be edited.
  case inactive
  /// The content is edited for a moment, as by a swipe.
  case transient
  /// The content can be edited.
  case active

  /// Whether the user edits.
  public var isEditing: Bool { self != .inactive }
}
