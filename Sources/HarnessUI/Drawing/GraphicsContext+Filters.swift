public import Foundation

extension GraphicsContext {
  /// Changes what is drawn next.
  public struct Filter: Sendable {
    let name: String
    private init(_ name: String) { self.name = name }

    /// Projects.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter("projectionTransform(\(matrix.text))")
    }
    /// Adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter("shadow(\(radius.plain))") }
    /// Multiplies the colours.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter("colorMultiply(\(color.name))")
    }
    /// Changes the colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter("colorMatrix") }
    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter("hueRotation(\(angle.degrees.plain))")
    }
    /// Changes how strong the colours are.
    public static func saturation(_ amount: Double) -> Filter {
      Filter("saturation(\(amount.plain))")
    }
    /// Makes it brighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter("brightness(\(amount.plain))")
    }
    /// Changes how far light and dark are apart.
    public static func contrast(_ amount: Double) -> Filter { Filter("contrast(\(amount.plain))") }
    /// Inverts the colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter("colorInvert(\(amount.plain))")
    }
    /// Takes colours away.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter("grayscale(\(amount.plain))")
    }
    /// Makes what is dark transparent.
    public static var luminanceToAlpha: Filter { Filter("luminanceToAlpha") }
    /// Makes it soft.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter("blur(\(radius.plain))")
    }
    /// Paints what is as opaque as told in a colour, and leaves the rest out.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter { Filter("alphaThreshold(\(min.plain), \(max.plain))") }
    /// Lets a shader change the colours.
    public static func colorShader(_ shader: Shader) -> Filter {
      Filter("colorShader(\(shader.name))")
    }
    /// Lets a shader move the pixels.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter("distortionShader(\(shader.name))")
    }
    /// Lets a shader make new pixels.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter("layerShader(\(shader.name))")
    }
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without gamma curve.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above what is drawn.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// As opaque everywhere.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Without what changes it as a whole.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How it is made soft.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// With a matrix of the same width and height.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Changes what is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    record("filter \(filter.name)")
  }
}

/// How red, green, blue and opacity of a colour follow from those of another.
///
/// Source: SwiftUI's documentation of `ColorMatrix`.
nonisolated public struct ColorMatrix: Equatable, Sendable {
  /// The new red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The new opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// Changes nothing.
  public init() {}
}
