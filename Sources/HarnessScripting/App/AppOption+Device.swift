import Foundation
import HarnessAppleNames
import HarnessLua
import HarnessUI

extension AppOption {
  /// What the app is shown on. The size class and the pixels to the point follow.
  static let device: [AppOption] = [
    choice("device", among: DeviceProfile.all.map { ($0.name, $0) }) { profile in
      { values in
        change(&values) { device in
          device.profile = profile
          device.ownSize = nil
          device.ownScale = nil
        }
      }
    },
    choice(
      "orientation", among: MountedDevice.Orientation.allCases.map { ($0.rawValue, $0) }
    ) { orientation in
      { values in change(&values) { $0.orientation = orientation } }
    },
    AppOption(name: "size") { value in
      guard let size = size(of: value) else {
        return .failure(
          .init("a width and a height from 1 to 10000, like { 390, 844 }, expected, got", value))
      }
      return .success { values in change(&values) { $0.ownSize = size } }
    },
    AppOption(name: "scale") { value in
      guard let scale = value.number, (0.5...10).contains(scale) else {
        return .failure(.init("a number from 0.5 to 10 expected, got", value))
      }
      return .success { values in change(&values) { $0.ownScale = scale } }
    },
  ]

  /// `{ 390, 844 }` or `{ width = 390, height = 844 }`.
  private static func size(of value: LuaValue) -> CGSize? {
    guard let table = value.table, table.entries.count == 2 else { return nil }
    let isList = table.count == 2
    let width = isList ? table[1].number : table["width"].number
    let height = isList ? table[2].number : table["height"].number
    guard let width, let height, (1...10000).contains(width), (1...10000).contains(height) else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Changes the device, and what views see of it.
  private static func change(
    _ values: inout EnvironmentValues, _ change: (inout MountedDevice) -> Void
  ) {
    var device = AppleState.device
    change(&device)
    AppleState.device = device
    let safeArea = device.safeArea
    values.screen = ScreenGeometry(
      size: device.size,
      safeArea: EdgeInsets(
        top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom,
        trailing: safeArea.right),
      scale: device.scale)
    values.isDesktop = device.profile.idiom == .mac
    values.displayScale = device.scale
    values.horizontalSizeClass = device.isWide ? .regular : .compact
    values.verticalSizeClass = device.isTall ? .regular : .compact
  }
}
