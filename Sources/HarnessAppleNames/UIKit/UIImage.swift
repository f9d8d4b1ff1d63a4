public import Foundation

/// A picture of UIKit; under the name `NSImage` it is AppKit's, too. It is kept, and not decoded.
///
/// Source: Apple's documentation of `UIImage`.
public class UIImage: NSObject, @unchecked Sendable {
  /// Where a picture comes from.
  package enum Source: Hashable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data, format: PictureHeader.Format)
  }

  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up
    /// Upside down.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Mirrored and upside down.
    case downMirrored
    /// Mirrored and turned to the left.
    case leftMirrored
    /// Mirrored and turned to the right.
    case rightMirrored
  }

  /// Whether the picture's own colours are shown.
  public enum RenderingMode: Int, Sendable {
    /// As the surroundings want it.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// Only its shape.
    case alwaysTemplate
  }

  package let source: Source
  let pixels: CGSize
  /// Pixels to the point.
  public let scale: CGFloat
  /// Whether the picture's own colours are shown.
  public internal(set) var renderingMode = RenderingMode.automatic
  /// Which way up the picture is.
  public let imageOrientation = Orientation.up
  /// What the picture shows.
  public var accessibilityLabel: String?

  package init(_ source: Source, pixels: CGSize = .zero, scale: CGFloat = 1) {
    self.source = source
    self.pixels = pixels
    self.scale = scale
  }

  /// A picture that shows nothing.
  public override convenience init() { self.init(.empty) }

  /// A picture of the app's assets. Which assets there are is not known, so it is never nil.
  public convenience init?(named name: String) { self.init(.asset(name)) }

  /// A picture of a bundle's assets. Which assets there are is not known, so it is never nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(.asset(name))
  }

  /// A picture of a bundle's assets. Which assets there are is not known, so it is never nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(.asset(name))
  }

  /// A picture of a bundle's assets.
  public convenience init(resource: ImageResource) { self.init(.asset(resource.name)) }

  /// A literal of a picture of the app's assets.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(.asset(name))
  }

  /// A symbol of the system. Which symbols there are is not known, so it is never nil.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// A symbol of the system.
  public convenience init?(systemName name: String, withConfiguration: UIImage.Configuration?) {
    self.init(.symbol(name))
  }

  /// A picture from data; nil when it begins like none of PNG, JPEG, GIF, WebP.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from data; nil when it begins like none of PNG, JPEG, GIF, WebP.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(of: data) else { return nil }
    self.init(.data(data, format: header.format), pixels: header.size ?? .zero, scale: scale)
  }

  /// A picture from a file; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points, as the data's header says; zero for others.
  public var size: CGSize {
    CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Whether it is a symbol of the system.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The data that the picture was made of, if it is a PNG.
  public func pngData() -> Data? { data(of: .png) }

  /// The data that the picture was made of, if it is a JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: .jpeg) }

  private func data(of wanted: PictureHeader.Format) -> Data? {
    guard case .data(let data, let format) = source, format == wanted else { return nil }
    return data
  }

  /// The same picture, drawn in another way.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let copy = UIImage(source, pixels: pixels, scale: scale)
    copy.renderingMode = mode
    return copy
  }

  /// The same picture; its colour is not kept.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same picture, drawn in another way; its colour is not kept.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// The same picture; a symbol's size and weight are not kept.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same picture; a symbol's size and weight are not kept.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Whether the other object is an equal picture.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.source == source }
  /// Equal pictures have the same.
  public override var hash: Int { source.hashValue }
}

/// A picture of AppKit, which is the same as UIKit's here.
public typealias NSImage = UIImage

extension UIImage {
  /// How a picture is drawn; it is not kept.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size of a symbol relative to its text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Nothing is said.
    case unspecified
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing is said.
    case unspecified
    /// Ultra light.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// Black.
    case black
  }

  /// How a symbol is drawn; it is not kept.
  public class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// At a size.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// At a size and in a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// At a size, in a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    /// For a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// For a text style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    /// For a font.
    public convenience init(font: UIFont) { self.init() }
    /// For a font, in a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    /// In a scale.
    public convenience init(scale: SymbolScale) { self.init() }
    /// In a weight.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// In shades of a colour.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// In several colours.
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }
}
