import Foundation
public import HarnessAppleNames

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(named: uiColor.description, .uiKit(uiColor)) }

  /// A colour of UIKit, as older code writes it.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// A colour of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }

  /// A colour of a bundle's assets.
  public init(_ resource: ColorResource) { self.init(named: resource.name, .asset) }
}

extension UIColor {
  /// A colour of SwiftUI.
  public convenience init(_ color: Color) {
    self.init(.other(AnyHashable(color))) { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      let resolved = color.resolve(in: environment)
      return UIColor(
        red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
        alpha: Double(resolved.opacity))
    }
  }

  nonisolated func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let components = components(isDark: environment.colorScheme == .dark)
    return Color.Resolved(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      opacity: Float(components.alpha))
  }
}
