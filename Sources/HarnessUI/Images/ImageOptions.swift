extension Image {
  /// The size of a symbol relative to its text.
  ///
  /// Source: SwiftUI's documentation of `Image.Scale`.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// How the picture fills a frame of another size.
  ///
  /// Source: SwiftUI's documentation of `Image.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether the picture's own colours are shown.
  ///
  /// Source: SwiftUI's documentation of `Image.TemplateRenderingMode`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its shape, in the foreground colour.
    case template
    /// As it is.
    case original
  }

  /// How pixels between pixels are made.
  ///
  /// Source: SwiftUI's documentation of `Image.Interpolation`.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel as a square.
    case none
    /// Quickly.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }

  /// How the pixels of a picture are turned.
  ///
  /// Source: SwiftUI's documentation of `Image.Orientation`.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// Mirrored.
    case upMirrored
    /// Turned by 180 degrees.
    case down
    /// Turned by 180 degrees and mirrored.
    case downMirrored
    /// Turned to the left.
    case left
    /// Turned to the left and mirrored.
    case leftMirrored
    /// Turned to the right.
    case right
    /// Turned to the right and mirrored.
    case rightMirrored
  }

  /// How bright the brightest parts of a picture may be.
  ///
  /// Source: SwiftUI's documentation of `Image.DynamicRange`.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// As bright as white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can.
    public static let high = DynamicRange(name: "high")
  }
}

extension Image {
  /// Lets the picture fill its frame.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    resized().looking("resizable", .bool(true))
      .looking("resizing_mode", resizingMode == .tile ? .string("tile") : nil)
      .looking("cap_insets", capInsets == EdgeInsets() ? nil : .string(capInsets.text))
  }

  /// Sets whether the picture's own colours are shown; nil: as the asset says.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    looking("rendering_mode", renderingMode.map { .string("\($0)") })
  }

  /// Sets how pixels between pixels are made.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    looking("interpolation", .string("\(interpolation)"))
  }

  /// Sets whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    looking("antialiased", .bool(isAntialiased))
  }

  /// Sets how the layers of a symbol are coloured; nil: as the environment says.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    looking("symbol_rendering_mode", mode.map { .string($0.name) })
  }

  /// Sets how bright the brightest parts may be; nil: as the environment says.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    looking("allowed_dynamic_range", range.map { .string($0.name) })
  }

  /// Sets how the colours of a symbol run; nil: as the environment says.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    looking("symbol_color_rendering_mode", mode.map { .string($0.name) })
  }

  /// Sets how a symbol shows its value; nil: as the environment says.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    looking("symbol_variable_value_mode", mode.map { .string($0.name) })
  }
}

extension EdgeInsets {
  fileprivate var text: String { "\(top) \(leading) \(bottom) \(trailing)" }
}
