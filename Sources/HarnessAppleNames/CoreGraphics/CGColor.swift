public import Foundation

/// The space that a colour's components are meant in.
///
/// Source: Core Graphics' documentation of `CGColorSpace`. Only the name is kept.
public final class CGColorSpace: Hashable, Sendable {
  /// The space's name.
  public let name: String?

  /// A space by its name.
  public init?(name: String) { self.name = name }

  fileprivate init(known name: String) { self.name = name }

  /// The usual space of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The wide space of newer displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB without its gamma curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// sRGB with components beyond 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Greys with sRGB's gamma.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// How many components a colour has, besides its opacity.
  public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }

  /// Whether both have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  fileprivate static let standard = CGColorSpace(known: sRGB)
  fileprivate static let grays = CGColorSpace(known: genericGrayGamma2_2)
}

/// The space of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .grays }

/// A colour by its components.
///
/// Source: Core Graphics' documentation of `CGColor`.
public final class CGColor: Hashable, Sendable {
  /// Each 0 to 1, the opacity last.
  private let values: [CGFloat]
  /// The space of the components.
  public let colorSpace: CGColorSpace?

  /// A colour of sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    colorSpace = .standard
  }

  /// A colour of sRGB.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// A grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, alpha]
    colorSpace = .grays
  }

  /// A grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of a space, by its components and the opacity.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    values = Array(UnsafeBufferPointer(start: components, count: count))
    colorSpace = space
  }

  /// The components, the opacity last.
  public var components: [CGFloat]? { values }
  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { values.count }
  /// The opacity.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let rest = values.dropLast()
    return Array(rest + [alpha]).withUnsafeBufferPointer { pointer in
      guard let start = pointer.baseAddress, let colorSpace else { return nil }
      return CGColor(colorSpace: colorSpace, components: start)
    }
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace
  }
  /// Feeds the components into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
