public import Foundation

/// A colour of UIKit; under the name `NSColor` it is AppKit's, too.
///
/// Source: Apple's documentation of `UIColor`.
public class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and alpha, each 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// What a colour is made of.
  package enum Source: Hashable {
    case components(Components)
    /// A colour of the system, in light and in dark surroundings.
    case system(String, light: Components, dark: Components)
    /// A colour of an app's assets.
    case asset(String)
    /// A colour of SwiftUI that is only known by name.
    case other(AnyHashable)
  }

  package let source: Source
  /// Gives the colour for a traits collection.
  let provider: ((UITraitCollection) -> UIColor)?

  package init(_ source: Source, provider: ((UITraitCollection) -> UIColor)? = nil) {
    self.source = source
    self.provider = provider
  }

  /// A colour from red, green and blue, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(Components(red, green, blue, alpha))
    provider = nil
  }

  /// A colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey, 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      .components(
        HueComponents(hue: hue, saturation: saturation, brightness: brightness).components(
          alpha: alpha)))
  }

  /// A colour of the wide space of newer displays; its components are kept as they are.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that differs with the surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(.current).source, provider: dynamicProvider)
  }

  /// A colour of the app's assets.
  public convenience init?(named name: String) { self.init(.asset(name)) }

  /// A colour of a bundle's assets.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(.asset(name))
  }

  /// A colour of a bundle's assets.
  public convenience init(resource: ColorResource) { self.init(.asset(resource.name)) }

  // MARK: Reading

  /// The colour's components in light or dark surroundings; an asset's are not known and grey.
  package func components(isDark: Bool) -> Components {
    if let provider {
      let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
      return provider(traits).components(isDark: isDark)
    }
    switch source {
    case .components(let components): return components
    case .system(_, let light, let dark): return isDark ? dark : light
    case .asset, .other: return Components(0.5, 0.5, 0.5)
    }
  }

  /// The components in the surroundings of the app.
  package var components: Components { components(isDark: AppleState.read(\.isDark)) }

  /// Hands out red, green, blue and alpha.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Hands out hue, saturation, brightness and alpha.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = HueComponents(components)
    hue?.pointee = values.hue
    saturation?.pointee = values.saturation
    brightness?.pointee = values.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Hands out the grey of the colour and its alpha.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    white?.pointee =
      0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let name = description
    func faded(_ components: Components) -> Components {
      Components(components.red, components.green, components.blue, alpha)
    }
    switch source {
    case .components(let components): return UIColor(.components(faded(components)))
    case .system(_, let light, let dark):
      return UIColor(
        .system("\(name).opacity(\(alpha))", light: faded(light), dark: faded(dark)))
    case .asset, .other:
      let faded = provider.map { provider in
        { (traits: UITraitCollection) in provider(traits).withAlphaComponent(alpha) }
      }
      return UIColor(.asset("\(name).opacity(\(alpha))"), provider: faded)
    }
  }

  /// The colour in surroundings.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(.components(components(isDark: traits.userInterfaceStyle == .dark)))
  }

  // MARK: Comparing

  /// Whether the other object is an equal colour.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.comparedSource == comparedSource
  }

  /// A colour that is the same everywhere is its components.
  private var comparedSource: Source {
    if case .system(_, let light, let dark) = source, light == dark { return .components(light) }
    return source
  }

  /// Equal colours have the same.
  public override var hash: Int { comparedSource.hashValue }

  /// The colour's name or its components.
  public override var description: String {
    switch source {
    case .components(let color):
      "rgba(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
    case .system(let name, _, _), .asset(let name): name
    case .other(let value): "\(value)"
    }
  }
}

/// A colour of AppKit, which is the same as UIKit's here.
public typealias NSColor = UIColor
