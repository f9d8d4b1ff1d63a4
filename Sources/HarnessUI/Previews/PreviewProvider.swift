/// A type that makes previews, as files without `#Preview` declare them.
///
/// Source: SwiftUI's documentation of `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews, one after the other.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform that the previews are for, or `nil` for any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// What `PreviewProvider` refines, as Apple declares it.
public protocol _PreviewProvider {}

/// A platform that previews can be for.
public enum PreviewPlatform: Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}
