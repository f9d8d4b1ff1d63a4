public import Foundation

/// A colour, which is a view that fills the space it is offered.
///
/// Source: SwiftUI's documentation of `Color`.
nonisolated public struct Color: View, Hashable, Sendable {
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

  private init(named name: String) { self.name = name }

  /// A colour of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour from its components, each 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = "rgba(\(red), \(green), \(blue), \(opacity))"
  }

  /// A grey, 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness, each 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsba(\(hue), \(saturation), \(brightness), \(opacity))"
  }

  /// The same colour, more transparent.
  public func opacity(_ opacity: Double) -> Color { Color(named: "\(name).opacity(\(opacity))") }
}

extension Color {
  /// The app's accent colour.
  public static let accentColor = Color(named: "accent")
  /// Standard colour.
  public static let black = Color(named: "black")
  /// Standard colour.
  public static let blue = Color(named: "blue")
  /// Standard colour.
  public static let brown = Color(named: "brown")
  /// Fully transparent.
  public static let clear = Color(named: "clear")
  /// Standard colour.
  public static let cyan = Color(named: "cyan")
  /// Standard colour.
  public static let gray = Color(named: "gray")
  /// Standard colour.
  public static let green = Color(named: "green")
  /// Standard colour.
  public static let indigo = Color(named: "indigo")
  /// Standard colour.
  public static let mint = Color(named: "mint")
  /// Standard colour.
  public static let orange = Color(named: "orange")
  /// Standard colour.
  public static let pink = Color(named: "pink")
  /// The colour of primary content.
  public static let primary = Color(named: "primary")
  /// Standard colour.
  public static let purple = Color(named: "purple")
  /// Standard colour.
  public static let red = Color(named: "red")
  /// The colour of secondary content.
  public static let secondary = Color(named: "secondary")
  /// Standard colour.
  public static let teal = Color(named: "teal")
  /// Standard colour.
  public static let white = Color(named: "white")
  /// Standard colour.
  public static let yellow = Color(named: "yellow")
}

extension Color: PrimitiveView {
  package static var comparedType: (any Any.Type)? { Color.self }

  /// A colour shows nothing that a test could find; a modifier around it may make it an element.
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {}
}
