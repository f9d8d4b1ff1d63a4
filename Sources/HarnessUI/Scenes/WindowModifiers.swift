public import Foundation

/// How a window looks.
///
/// Source: SwiftUI's documentation of `WindowStyle`.
nonisolated public protocol WindowStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultWindowStyle`.
nonisolated public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that fits the place.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A bar with a title.
///
/// Source: SwiftUI's documentation of `TitleBarWindowStyle`.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A bar with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// A bar without a title.
///
/// Source: SwiftUI's documentation of `HiddenTitleBarWindowStyle`.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A bar without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// No frame.
///
/// Source: SwiftUI's documentation of `PlainWindowStyle`.
nonisolated public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// No frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A room.
///
/// Source: SwiftUI's documentation of `VolumetricWindowStyle`.
nonisolated public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// A room.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// How the toolbar of a window looks.
///
/// Source: SwiftUI's documentation of `WindowToolbarStyle`.
nonisolated public protocol WindowToolbarStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultWindowToolbarStyle`.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style that fits the place.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// Below the title.
///
/// Source: SwiftUI's documentation of `ExpandedWindowToolbarStyle`.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// Beside the title.
///
/// Source: SwiftUI's documentation of `UnifiedWindowToolbarStyle`.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

/// Beside the title, and low.
///
/// Source: SwiftUI's documentation of `UnifiedCompactWindowToolbarStyle`.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, and low.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title, which is shown or not.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, which is shown or not, and low.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init()
  }
}

/// Which sizes a window may have.
///
/// Source: SwiftUI's documentation of `WindowResizability`.
nonisolated public struct WindowResizability: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// That of the content.
  public static var contentSize: Self { Self(name: "contentSize") }
  /// That of the content, or more.
  public static var contentMinSize: Self { Self(name: "contentMinSize") }
}

/// Whether a window comes again at the next launch.
///
/// Source: SwiftUI's documentation of `SceneRestorationBehavior`.
nonisolated public struct SceneRestorationBehavior: Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// Whether a window comes at launch.
///
/// Source: SwiftUI's documentation of `SceneLaunchBehavior`.
nonisolated public struct SceneLaunchBehavior: Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let presented = Self(name: "presented")
  /// It does not.
  public static let suppressed = Self(name: "suppressed")
}

/// How high a window stands above others.
///
/// Source: SwiftUI's documentation of `WindowLevel`.
nonisolated public struct WindowLevel: Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// As others.
  public static let normal = Self(name: "normal")
  /// Above others.
  public static let floating = Self(name: "floating")
  /// Below others.
  public static let desktop = Self(name: "desktop")
}

/// What a window is for.
///
/// Source: SwiftUI's documentation of `WindowManagerRole`.
nonisolated public struct WindowManagerRole: Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// The work itself.
  public static let principal = Self(name: "principal")
  /// Something beside the work.
  public static let associated = Self(name: "associated")
}

extension Scene {
  nonisolated private func attribute(_ name: String, _ value: String) -> some Scene {
    attribute(name, ElementValue.string(value))
  }

  /// Sets how the windows of the scene look.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    attribute("window_style", styleName(style))
  }

  /// Sets how the toolbars of the scene's windows look.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    attribute("window_toolbar_style", styleName(style))
  }

  /// Sets which sizes the windows of the scene may have.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    attribute("window_resizability", resizability.name)
  }

  /// Sets the size of new windows, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }

  /// Sets the size of new windows, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    attribute("default_size", "\(Double(width)) \(Double(height))")
  }

  /// Sets where new windows stand on the screen.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    attribute("default_position", "\(Double(position.x)) \(Double(position.y))")
  }

  /// Says whether windows come again at the next launch.
  nonisolated public func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene { attribute("restoration_behavior", behavior.name) }

  /// Says whether the window comes at launch.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    attribute("default_launch_behavior", behavior.name)
  }

  /// Says how high windows stand above others.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
    attribute("window_level", level.name)
  }

  /// Says what the window is for.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    attribute("window_manager_role", role.name)
  }
}

extension View {
  /// Sets how the toolbar of the view's window looks.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S
  ) -> some View {
    keeping("presented_window_toolbar_style", .string(styleName(style)))
  }

  /// Sets how windows that the view opens look.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
    keeping("presented_window_style", .string(styleName(style)))
  }
}
