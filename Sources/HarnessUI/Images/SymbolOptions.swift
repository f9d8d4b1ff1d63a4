/// How the layers of a symbol are coloured.
///
/// Source: SwiftUI's documentation of `SymbolRenderingMode`.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of the symbol's own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour of several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours of the author's.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How the colours of a symbol run.
///
/// Source: SwiftUI's documentation of `SymbolColorRenderingMode`.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// Flat.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From one shade to another.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
///
/// Source: SwiftUI's documentation of `SymbolVariableValueMode`.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// By the strength of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Which drawing of a symbol is meant.
///
/// Source: SwiftUI's documentation of `SymbolVariants`.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String]

  /// The plain drawing.
  public static let none = SymbolVariants(parts: [])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// The same in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// The same in a square.
  public var square: SymbolVariants { adding("square") }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// The same, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// The same, crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether this has everything that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  var name: String { parts.isEmpty ? "none" : parts.joined(separator: ".") }

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// This and what a view further in adds to it.
  func union(_ inner: SymbolVariants) -> SymbolVariants {
    inner == .none ? .none : inner.parts.reduce(self) { $0.adding($1) }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}
private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}
private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}
private struct AllowedDynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}
private struct SymbolColorRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolColorRenderingMode? = nil
}
private struct SymbolVariableValueModeKey: EnvironmentKey {
  static let defaultValue: SymbolVariableValueMode? = nil
}

extension EnvironmentValues {
  /// The size of symbols relative to their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; nil: as each symbol likes best.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// Which drawing of symbols is meant.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How bright the brightest parts of pictures may be; nil: as the system likes.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// How the colours of symbols run; nil: as the system likes.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  /// How symbols show values; nil: as each symbol likes best.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the symbols inside.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(TextValueModifier<ImageScaleKey>("image_scale", scale, .string("\(scale)")))
  }

  /// Sets how the layers of the symbols inside are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(
      TextValueModifier<SymbolRenderingModeKey>(
        "symbol_rendering_mode", mode, mode.map { .string($0.name) }))
  }

  /// Says which drawing of the symbols inside is meant, besides what views around say.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(SymbolVariantModifier(variant: variant))
  }

  /// Sets how bright the brightest parts of the pictures inside may be.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(
      TextValueModifier<AllowedDynamicRangeKey>(
        "allowed_dynamic_range", range, range.map { .string($0.name) }))
  }

  /// Sets how the colours of the symbols inside run.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    modifier(
      TextValueModifier<SymbolColorRenderingModeKey>(
        "symbol_color_rendering_mode", mode, mode.map { .string($0.name) }))
  }

  /// Sets how the symbols inside show values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(
      TextValueModifier<SymbolVariableValueModeKey>(
        "symbol_variable_value_mode", mode, mode.map { .string($0.name) }))
  }
}

/// Adds a variant to those that views around say.
nonisolated private struct SymbolVariantModifier: ViewModifier, PrimitiveModifier {
  let variant: SymbolVariants

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    var variants = SymbolVariants.none
    node.transformEnvironment { values in
      variants = values.symbolVariants.union(modifier.variant)
      values.symbolVariants = variants
    }
    node.annotate(.attribute("symbol_variant", .string(variants.name)))
  }
}
