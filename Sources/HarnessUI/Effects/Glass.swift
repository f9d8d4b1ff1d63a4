public import Foundation

/// A ground that looks like glass.
///
/// Source: SwiftUI's documentation of `Glass`.
nonisolated public struct Glass: Equatable, Sendable {
  var name: String

  /// The usual glass.
  public static var regular: Glass { Glass(name: "regular") }
  /// Clearer glass.
  public static var clear: Glass { Glass(name: "clear") }
  /// No glass.
  public static var identity: Glass { Glass(name: "identity") }

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    Glass(name: color.map { "\(name).tint(\($0.name))" } ?? name)
  }

  /// Glass that answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(name: isEnabled ? "\(name).interactive" : name)
  }
}

/// The shape of glass unless told otherwise: a capsule.
///
/// Source: SwiftUI's documentation of `DefaultGlassEffectShape`.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// A capsule.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
///
/// Source: SwiftUI's documentation of `GlassEffectTransition`.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  let name: String
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  /// Out of glass that is near.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(name: "matchedGeometry")
  }
  /// By turning into glass.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(name: "materialize")
  }
}

/// When a ground of glass is shown.
///
/// Source: SwiftUI's documentation of `GlassBackgroundDisplayMode`.
nonisolated public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always.
  case always
  /// Where there is none around.
  case implicit
  /// Never.
  case never
}

/// Content whose glass flows together.
///
/// Source: SwiftUI's documentation of `GlassEffectContainer`.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Content, and how near glass flows together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}

extension View {
  /// Puts glass behind the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(ShapeAttributeModifier(name: "glass_effect_shape", shape: shape))
      .keeping("glass_effect", .string(glass.name))
  }

  /// Puts glass behind the view, or not.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View { glassEffect(isEnabled ? glass : .identity, in: shape) }

  /// Names the glass, so that it can turn into other glass.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    keeping("glass_effect_id", id.map { .string("\($0)") })
  }

  /// Makes one of the glass of several views.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    keeping("glass_effect_union", id.map { .string("\($0)") })
  }

  /// Says how the glass comes and goes.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    keeping("glass_effect_transition", .string(transition.name))
  }

  /// Puts a ground of glass behind the view.
  nonisolated public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { keeping("glass_background_effect", .string("\(displayMode)")) }

  /// Puts a ground of glass in a shape behind the view.
  nonisolated public func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    modifier(ShapeAttributeModifier(name: "glass_background_effect_shape", shape: shape))
      .keeping("glass_background_effect", .string("\(displayMode)"))
  }
}
