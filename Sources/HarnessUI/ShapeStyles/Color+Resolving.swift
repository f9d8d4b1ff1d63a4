import Foundation
public import HarnessAppleNames

extension Color {
  /// A colour by its components, without a name.
  ///
  /// Source: SwiftUI's documentation of `Color.Resolved`. The components are kept in linear sRGB.
  nonisolated public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The red component without gamma curve.
    public var linearRed: Float
    /// The green component without gamma curve.
    public var linearGreen: Float
    /// The blue component without gamma curve.
    public var linearBlue: Float
    /// 0 can't be seen, 1 hides what is below.
    public var opacity: Float

    /// A colour from its components, each 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let linear = colorSpace == .sRGBLinear ? [red, green, blue] : [red, green, blue].map(linear)
      (linearRed, linearGreen, linearBlue) = (linear[0], linear[1], linear[2])
      self.opacity = opacity
      if colorSpace == .displayP3 { convertFromDisplayP3() }
    }

    /// The red component.
    public var red: Float {
      get { curved(linearRed) }
      set { linearRed = linear(newValue) }
    }
    /// The green component.
    public var green: Float {
      get { curved(linearGreen) }
      set { linearGreen = linear(newValue) }
    }
    /// The blue component.
    public var blue: Float {
      get { curved(linearBlue) }
      set { linearBlue = linear(newValue) }
    }

    /// The colour as Core Graphics has it.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// The components in hexadecimal digits, `#FF0000FF` for red.
    public var description: String {
      "#"
        + [red, green, blue, opacity].map { value in
          // A little more, so that a half is not below it after the way through the gamma curve.
          let share = value.isNaN ? 0 : Double(value)
          let byte = Int((min(max(share, 0), 1) * 255 + 1e-4).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// From the primaries of Display P3 to those of sRGB; both have the same white.
    private mutating func convertFromDisplayP3() {
      let (r, g, b) = (linearRed, linearGreen, linearBlue)
      linearRed = 1.2249402 * r - 0.2249402 * g
      linearGreen = -0.0420569 * r + 1.0420569 * g
      linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982736 * b
    }
  }
}

/// Without sRGB's gamma curve.
private func linear(_ value: Float) -> Float {
  let size = abs(value)
  let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -result : result
}

/// With sRGB's gamma curve.
private func curved(_ value: Float) -> Float {
  let size = abs(value)
  let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return value < 0 ? -result : result
}

extension Color.Resolved: ShapeStyle, NamedShapeStyle {
  package var styleName: String { description }
}

extension Color.Resolved: Animatable {
  /// All four components.
  public var animatableData:
    AnimatablePair<
      Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >
  {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension Color {
  /// The components of the colour in an environment. An asset's are not known: it is black.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch origin {
    case .asset: return Resolved(red: 0, green: 0, blue: 0)
    case .uiKit(let color): return color.resolve(in: environment)
    case .standard: return StandardColors.resolve(name, in: environment)
    case .components(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity))
    case .opacity(let color, let factor):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(factor)
      return resolved
    case .mixed(let first, let second, let fraction, _):
      let start = first.resolve(in: environment)
      let end = second.resolve(in: environment)
      let share = Float(min(max(fraction, 0), 1))
      func between(_ part: KeyPath<Resolved, Float>) -> Float {
        start[keyPath: part] + (end[keyPath: part] - start[keyPath: part]) * share
      }
      return Resolved(
        red: between(\.red), green: between(\.green), blue: between(\.blue),
        opacity: between(\.opacity))
    }
  }
}

/// The components of the standard colours, as the Human Interface Guidelines of iOS have them.
enum StandardColors {
  private static let light: [String: [Float]] = [
    "red": [255, 59, 48], "orange": [255, 149, 0], "yellow": [255, 204, 0],
    "green": [52, 199, 89], "mint": [0, 199, 190], "teal": [48, 176, 199],
    "cyan": [50, 173, 230], "blue": [0, 122, 255], "indigo": [88, 86, 214],
    "purple": [175, 82, 222], "pink": [255, 45, 85], "brown": [162, 132, 94],
    "gray": [142, 142, 147], "black": [0, 0, 0], "white": [255, 255, 255], "clear": [0, 0, 0, 0],
    "primary": [0, 0, 0], "secondary": [60, 60, 67, 0.6],
  ]

  /// Those that differ in the dark.
  private static let dark: [String: [Float]] = [
    "red": [255, 69, 58], "orange": [255, 159, 10], "yellow": [255, 214, 10],
    "green": [48, 209, 88], "mint": [99, 230, 226], "teal": [64, 200, 224],
    "cyan": [100, 210, 255], "blue": [10, 132, 255], "indigo": [94, 92, 230],
    "purple": [191, 90, 242], "pink": [255, 55, 95], "brown": [172, 142, 104],
    "primary": [255, 255, 255], "secondary": [235, 235, 245, 0.6],
  ]

  static func resolve(_ name: String, in environment: EnvironmentValues) -> Color.Resolved {
    known(name, in: environment) ?? Color.Resolved(red: 0, green: 0, blue: 0)
  }

  /// Nil for a name that is none of them.
  static func known(_ name: String, in environment: EnvironmentValues) -> Color.Resolved? {
    let key = name == "accent" ? "blue" : name
    let darkParts = environment.colorScheme == .dark ? dark[key] : nil
    guard let parts = darkParts ?? light[key] else { return nil }
    return Color.Resolved(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
      opacity: parts.count > 3 ? parts[3] : 1)
  }
}
