package import Foundation

/// A kind of device: how large its screen is, and what it calls itself.
package struct DeviceProfile: Equatable, Sendable {
  /// As people name it: `iPhone 14`.
  package var name: String
  /// What `UIDevice.current.model` says.
  package var model: String
  package var idiom: Idiom
  /// Of the screen held upright, in points.
  package var size: CGSize
  /// What bars and corners take of the screen held upright.
  package var top: CGFloat
  package var bottom: CGFloat
  /// Pixels to the point.
  package var scale: CGFloat
  /// Whether a telephone is so large that it is regular from side to side when it lies on its side.
  package var isLarge = false

  /// What kind of interface a device has.
  package enum Idiom: Sendable { case phone, pad, mac }

  /// The device unless a test asks for another one.
  package static let standard = phone("iPhone 14", 390, 844, 47, 34)

  /// The devices that tests can ask for.
  package static let all: [DeviceProfile] = [
    DeviceProfile(
      name: "iPhone SE", model: "iPhone", idiom: .phone, size: CGSize(width: 375, height: 667),
      top: 20, bottom: 0, scale: 2),
    standard,
    phone("iPhone 15", 393, 852, 59, 34),
    phone("iPhone 15 Pro", 393, 852, 59, 34),
    phone("iPhone 15 Pro Max", 430, 932, 59, 34, isLarge: true),
    pad("iPad"),
    pad("iPad 10"),
    DeviceProfile(
      name: "Mac", model: "Mac", idiom: .mac, size: CGSize(width: 1024, height: 768), top: 0,
      bottom: 0, scale: 2),
  ]

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
    isLarge: Bool = false
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, model: "iPhone", idiom: .phone, size: CGSize(width: width, height: height),
      top: top, bottom: bottom, scale: 3, isLarge: isLarge)
  }

  private static func pad(_ name: String) -> DeviceProfile {
    DeviceProfile(
      name: name, model: "iPad", idiom: .pad, size: CGSize(width: 820, height: 1180), top: 24,
      bottom: 20, scale: 2)
  }
}
