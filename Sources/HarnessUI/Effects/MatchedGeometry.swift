public import Foundation

/// What a view takes over from the one of the same name.
///
/// Source: SwiftUI's documentation of `MatchedGeometryProperties`.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a view comes in a stack of views or in a sheet.
///
/// Source: SwiftUI's documentation of `NavigationTransition`.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The transition that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticNavigationTransition`.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// Grows out of another view.
///
/// Source: SwiftUI's documentation of `ZoomNavigationTransition`.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: String
}

/// Fades over.
///
/// Source: SwiftUI's documentation of `CrossFadeNavigationTransition`.
nonisolated public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that fits the place.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of the view that has a name.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition(sourceID: "\(sourceID)") }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Fades over.
  nonisolated public static var crossFade: CrossFadeNavigationTransition {
    CrossFadeNavigationTransition()
  }
}

/// How a view looks out of which another one grows.
///
/// Source: SwiftUI's documentation of `MatchedTransitionSourceConfiguration`.
nonisolated public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As the view itself looks.
///
/// Source: SwiftUI's documentation of `EmptyMatchedTransitionSourceConfiguration`.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  /// Changes nothing.
  public init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// In front of a colour.
  nonisolated public func background(
    _ style: Color
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// Cut off outside of a rounded rectangle.
  nonisolated public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// With a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Names the view, so that the view of the same name takes over its place and size.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    keeping("matched_geometry_effect", .string("\(id)"))
      .keeping("matched_geometry_source", .bool(isSource))
  }

  /// Names the view out of which another one grows.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { keeping("matched_transition_source", .string("\(id)")) }

  /// Names the view out of which another one grows, and says how it looks then.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      @escaping (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { keeping("matched_transition_source", .string("\(id)")) }

  /// Says how the view comes in a stack of views or in a sheet.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let name =
      switch style {
      case let zoom as ZoomNavigationTransition: "zoom(\(zoom.sourceID))"
      case is CrossFadeNavigationTransition: "crossFade"
      default: "automatic"
      }
    return keeping("navigation_transition", .string(name))
  }
}
