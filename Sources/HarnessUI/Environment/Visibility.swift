/// Whether a part of the interface is shown.
///
/// Source: SwiftUI's documentation of `Visibility`.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the place decides.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
