public import Foundation

/// Colours that go over into each other.
///
/// Source: SwiftUI's documentation of `Gradient`.
nonisolated public struct Gradient: ShapeStyle, NamedShapeStyle, Hashable {
  /// A colour at a place of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// By components of the device.
    public static let device = ColorSpace(name: "device")
    /// By how people see them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Colours with their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// The same gradient with colours between that are found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  package var styleName: String { "gradient(\(colorNames))" }
  var colorNames: String { stops.map(\.color.name).joined(separator: ", ") }
}

/// A gradient whose kind is hidden, such as a colour's own.
///
/// Source: SwiftUI's documentation of `AnyGradient`.
nonisolated public struct AnyGradient: ShapeStyle, NamedShapeStyle, Hashable {
  let gradient: Gradient
  package let styleName: String

  /// A gradient of colours.
  public init(_ gradient: Gradient) { self.init(gradient, name: gradient.styleName) }

  init(_ gradient: Gradient, name: String) {
    self.gradient = gradient
    styleName = name
  }

  /// The same gradient with colours between that are found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, name: "\(styleName).colorSpace(\(space.name))")
  }

  /// What stands for the gradient among the colours of another name.
  var colorNames: String { gradient.stops.count > 1 ? gradient.colorNames : styleName }
}

extension UnitPoint {
  /// `top`, `bottomTrailing`, or the shares.
  nonisolated var name: String {
    let known: [UnitPoint: String] = [
      .center: "center", .leading: "leading", .trailing: "trailing", .top: "top",
      .bottom: "bottom", .topLeading: "topLeading", .topTrailing: "topTrailing",
      .bottomLeading: "bottomLeading", .bottomTrailing: "bottomTrailing",
    ]
    return known[self] ?? "(\(x.plain), \(y.plain))"
  }
}
