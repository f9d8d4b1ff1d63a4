public import Foundation

/// How a device is held.
///
/// Source: Apple's documentation of `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the home button at the right.
  case landscapeLeft
  /// On its side, the home button at the left.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// What kind of interface a device has.
///
/// Source: Apple's documentation of `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// A telephone's.
  case phone = 0
  /// A tablet's.
  case pad = 1
  /// A television's.
  case tv = 2
  /// A car's.
  case carPlay = 3
  /// A Mac's.
  case mac = 5
  /// A headset's.
  case vision = 6
}

/// The device that the app is on.
///
/// Source: Apple's documentation of `UIDevice`.
public class UIDevice: NSObject, @unchecked Sendable {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// Nobody asks.
    case unknown
    /// It gets emptier.
    case unplugged
    /// It gets fuller.
    case charging
    /// It is full.
    case full
  }

  /// The device.
  public static let current = UIDevice()

  /// The device's name, which is its model's.
  public var name: String { model }
  /// What kind of device it is.
  public var model: String { AppleState.device.profile.model }
  /// What kind of device it is.
  public var localizedModel: String { model }
  /// The name of the system.
  public var systemName: String {
    switch AppleState.device.profile.idiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .mac: "macOS"
    }
  }
  /// The version of the system, which is always the same.
  public var systemVersion: String { "18.0" }
  /// What stands for this device and this maker's apps.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// What kind of interface the device has.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch AppleState.device.profile.idiom {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    }
  }

  /// How the device is held.
  public var orientation: UIDeviceOrientation {
    switch AppleState.device.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  /// Whether turns are told; they always are.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Asks to be told of turns.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// No longer asks to be told of turns.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Whether several things can run at once.
  public var isMultitaskingSupported: Bool { true }

  /// Whether the battery is looked at.
  public var isBatteryMonitoringEnabled: Bool {
    get { AppleState.read(\.isBatteryMonitored) }
    set { AppleState.change(\.isBatteryMonitored, to: newValue) }
  }
  /// How full the battery is: full, or -1 unless it is looked at.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// The state of the battery: full, unless nobody looks.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Whether the nearness of a face is looked at; there is no sensor, so it stays false.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether a face is near: never.
  public var proximityState: Bool { false }
  /// Sounds like a key of the keyboard, which nobody hears.
  public func playInputClick() {}

  /// Comes when the device has been turned.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Comes when the battery's charge changes; nothing posts it.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Comes when the battery's state changes; nothing posts it.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Comes when a face comes near; nothing posts it.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
