public import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Warmer than usual.
    case fair
    /// Hot.
    case serious
    /// Too hot.
    case critical
  }

  /// How warm the device is: always as usual.
  public var thermalState: ThermalState { .nominal }
  /// Whether the user saves power: never.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an app of iOS runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app of iPad runs on a Mac: never.
  public var isMacCatalystApp: Bool { false }

  /// Comes when the device gets warmer or cooler; nothing posts it.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Comes when the user begins or ends to save power; nothing posts it.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
