import HarnessKit
import SwiftUI

@MainActor
func registerDeviceProbes(in harness: inout Harness) {
  harness.probe("DeviceProbe") { DeviceProbe() }
}

private struct DeviceProbe: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @State private var turns = 0

  var body: some View {
    let screen = UIScreen.main
    let device = UIDevice.current
    let held: UIDeviceOrientation = device.orientation
    let idiom: UIUserInterfaceIdiom = device.userInterfaceIdiom
    VStack {
      Text(verbatim: "\(Int(screen.bounds.width)) x \(Int(screen.bounds.height))")
        .accessibilityIdentifier("bounds")
      Text(verbatim: "\(Int(screen.nativeBounds.width)) x \(Int(screen.nativeBounds.height))")
        .accessibilityIdentifier("native")
      Text(verbatim: "\(screen.scale) \(scale)").accessibilityIdentifier("scale")
      Text(verbatim: "\(text(width)) \(text(height))").accessibilityIdentifier("classes")
      Text(verbatim: "\(device.model), \(device.systemName)").accessibilityIdentifier("model")
      Text(verbatim: "\(idiom)").accessibilityIdentifier("idiom")
      Text(verbatim: "\(held.isLandscape) \(turns)")
        .accessibilityIdentifier("orientation")
      Text(verbatim: "\(UITraitCollection.current.userInterfaceStyle)")
        .accessibilityIdentifier("style")
      Button("Darken") { screen.brightness = 0.25 }
      Text(verbatim: "brightness \(screen.brightness)")
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
    ) { _ in turns += 1 }
  }

  private func text(_ sizeClass: UserInterfaceSizeClass?) -> String {
    sizeClass == .compact ? "compact" : "regular"
  }
}
