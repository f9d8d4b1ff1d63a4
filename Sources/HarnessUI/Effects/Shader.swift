public import Foundation

/// A program for the graphics processor with its arguments. It is kept by name and never runs.
///
/// Source: SwiftUI's documentation of `Shader`.
nonisolated public struct Shader: Equatable, Sendable {
  /// The function that is run.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Whether the colours between pixels are rounded less coarsely.
  public var dithersColor = false

  /// A function with arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  var name: String { function.name }

  /// Kinds of use, for which a shader is compiled ahead.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// As a style.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// As an effect on colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// As an effect that moves pixels.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// As an effect that makes pixels.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// There is nothing to compile.
  public func compile(as type: UsageType) async throws {}

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private let value: String
    private init(_ value: Any) { self.value = "\(value)" }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(x) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([x, y])
    }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([x, y, z])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument([x, y, z, w]) }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument(point) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument(size) }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array) }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(color) }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(array) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(image) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(data) }
  }
}

extension Shader: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "shader(\(name))" }
}

/// A function of a shader library. Called with arguments it gives a shader.
///
/// Source: SwiftUI's documentation of `ShaderFunction`.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The function's name in it.
  public var name: String

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// Functions for shaders, by name. They are not looked up.
///
/// Source: SwiftUI's documentation of `ShaderLibrary`.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
  private let place: String

  private init(place: String) { self.place = place }
  /// A compiled library.
  public init(data: Data) { self.init(place: "data") }
  /// A compiled library in a file.
  public init(url: URL) { self.init(place: url.absoluteString) }

  /// The library of the app.
  public static let `default` = ShaderLibrary(place: "default")
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: bundle.bundlePath)
  }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// A function of the app's library by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension View {
  /// Lets a shader change the colours.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    keeping("color_effect", .string(isEnabled ? shader.name : "disabled"))
  }

  /// Lets a shader move the pixels.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { keeping("distortion_effect", .string(isEnabled ? shader.name : "disabled")) }

  /// Lets a shader make new pixels.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { keeping("layer_effect", .string(isEnabled ? shader.name : "disabled")) }
}
