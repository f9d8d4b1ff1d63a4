public import Foundation

extension GraphicsContext {
  /// What paths are painted with.
  public struct Shading: Sendable {
    private let style: @Sendable (EnvironmentValues) -> String

    private init(_ name: String) { style = { _ in name } }
    private init(_ style: some ShapeStyle) { self.style = { style.styleName(in: $0) } }
    func name(in environment: EnvironmentValues) -> String { style(environment) }

    /// What is there.
    public static var backdrop: Shading { Shading("backdrop") }
    /// The foreground style.
    public static var foreground: Shading { Shading(ForegroundStyle()) }

    /// Several, of which a picture takes one for each layer.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(color) }
    /// A colour from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading("linearGradient(\(gradient.colorNames))") }
    /// A gradient from a centre outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading("radialGradient(\(gradient.colorNames))") }
    /// A gradient around a centre.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading("conicGradient(\(gradient.colorNames))") }
    /// A net of colours.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(mesh) }
    /// A picture that is repeated.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
    /// A shader.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(shader)
    }
  }

  /// What a gradient does at its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours between are found without gamma curve.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading as it is in the canvas's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
