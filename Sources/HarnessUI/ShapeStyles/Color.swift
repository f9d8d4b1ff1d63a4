public import Foundation
public import HarnessAppleNames

/// A colour, which is a view that fills the space it is offered.
///
/// Source: SwiftUI's documentation of `Color`.
nonisolated public struct Color: View, Hashable, Sendable, CustomStringConvertible {
  /// Drawn by the engine.
  public typealias Body = Never

  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space of screens.
    case sRGB
    /// sRGB without its gamma curve.
    case sRGBLinear
    /// The wide space of newer displays.
    case displayP3
  }

  /// The name of a standard colour, or the components of another.
  package let name: String
  /// How its components are found.
  let origin: ColorOrigin

  init(named name: String, _ origin: ColorOrigin) {
    self.name = name
    self.origin = origin
  }

  /// A colour of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(named: name, .asset) }

  /// A colour from its components, each 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      named: "rgba(\(red), \(green), \(blue), \(opacity))",
      .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey, 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = Self.components(hue: hue, saturation: saturation, brightness: brightness)
    self.init(
      named: "hsba(\(hue), \(saturation), \(brightness), \(opacity))",
      .components(.sRGB, red: rgb.0, green: rgb.1, blue: rgb.2, opacity: opacity))
  }

  /// A colour whose components are known.
  public init(_ resolved: Color.Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// A colour from a style that turns into one.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(color.resolve(in: EnvironmentValues()))
    }
  }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    let values = (cgColor.components ?? []).map(Double.init)
    switch values.count {
    case 2: self.init(.sRGB, white: values[0], opacity: values[1])
    case 4:
      self.init(.sRGB, red: values[0], green: values[1], blue: values[2], opacity: values[3])
    default: self.init(.sRGB, white: 0, opacity: 0)
    }
  }

  /// A colour of Core Graphics.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour's name, or its components.
  public var description: String { name }

  private static func components(
    hue: Double, saturation: Double, brightness: Double
  ) -> (Double, Double, Double) {
    func part(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (part(5), part(3), part(1))
  }
}

/// How the components of a colour are found.
nonisolated indirect enum ColorOrigin: Hashable, Sendable {
  case standard
  case asset
  case uiKit(UIColor)
  case components(
    Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
  case opacity(Color, Double)
  case mixed(Color, Color, Double, Gradient.ColorSpace)
}

extension Color {
  /// The same colour, more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(named: "\(name).opacity(\(opacity))", .opacity(self, opacity))
  }

  /// A colour between this one and another: 0 is this one, 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      named: "\(name).mix(\(rhs.name), \(fraction))", .mixed(self, rhs, fraction, colorSpace))
  }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [self]), name: "\(name).gradient")
  }

  /// The colour of Core Graphics with the components of a light surrounding; nil for an asset.
  public var cgColor: CGColor? {
    if case .asset = origin { return nil }
    return resolve(in: EnvironmentValues()).cgColor
  }

  /// More or less of the colour's own light; the colour itself is all that is known of it here.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(named: "\(name).exposureAdjust(\(stops))", origin)
  }

  /// The colour with room for brighter light.
  public func headroom(_ headroom: Double?) -> Color { self }
}

extension Color {
  private static func standard(_ name: String) -> Color { Color(named: name, .standard) }

  /// The app's accent colour.
  public static let accentColor = standard("accent")
  /// Standard colour.
  public static let black = standard("black")
  /// Standard colour.
  public static let blue = standard("blue")
  /// Standard colour.
  public static let brown = standard("brown")
  /// Fully transparent.
  public static let clear = standard("clear")
  /// Standard colour.
  public static let cyan = standard("cyan")
  /// Standard colour.
  public static let gray = standard("gray")
  /// Standard colour.
  public static let green = standard("green")
  /// Standard colour.
  public static let indigo = standard("indigo")
  /// Standard colour.
  public static let mint = standard("mint")
  /// Standard colour.
  public static let orange = standard("orange")
  /// Standard colour.
  public static let pink = standard("pink")
  /// The colour of primary content.
  public static let primary = standard("primary")
  /// Standard colour.
  public static let purple = standard("purple")
  /// Standard colour.
  public static let red = standard("red")
  /// The colour of secondary content.
  public static let secondary = standard("secondary")
  /// Standard colour.
  public static let teal = standard("teal")
  /// Standard colour.
  public static let white = standard("white")
  /// Standard colour.
  public static let yellow = standard("yellow")
}

extension Color: NamedShapeStyle {
  package var styleName: String { name }
}

extension Color: PrimitiveView {
  package static var comparedType: (any Any.Type)? { Color.self }

  /// A colour shows nothing that a test could find; a modifier around it may make it an element.
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.annotate(.attribute("fill", .string(view.name)))
    node.layout = FillingRule(hitShape: view == .clear ? .none : .frame)
  }
}
