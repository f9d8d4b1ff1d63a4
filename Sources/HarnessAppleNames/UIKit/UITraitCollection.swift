public import Foundation

/// Light or dark, as UIKit says it.
///
/// Source: Apple's documentation of `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings are.
  case unspecified
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// How much room there is, as UIKit says it.
///
/// Source: Apple's documentation of `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody knows.
  case unspecified
  /// Little room.
  case compact
  /// Ample room.
  case regular
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// What an interface knows of its surroundings.
///
/// Source: Apple's documentation of `UITraitCollection`.
public class UITraitCollection: NSObject, @unchecked Sendable {
  private let style: UIUserInterfaceStyle?

  /// What holds for the app now.
  public static var current: UITraitCollection {
    get { UITraitCollection(style: nil) }
    set {}
  }

  private init(style: UIUserInterfaceStyle?) { self.style = style }

  /// Nothing is said.
  public override convenience init() { self.init(style: .unspecified) }

  /// Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    style ?? (AppleState.read(\.isDark) ? .dark : .light)
  }
  /// What kind of interface the device has.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    AppleState.device.isWide ? .regular : .compact
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    AppleState.device.isTall ? .regular : .compact
  }
  /// Pixels to the point.
  public var displayScale: CGFloat { AppleState.device.scale }
  /// Which way the interface runs.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
