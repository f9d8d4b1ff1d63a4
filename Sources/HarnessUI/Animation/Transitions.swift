public import Foundation

/// Fades in and out.
///
/// Source: SwiftUI's documentation of `OpacityTransition`.
public struct OpacityTransition: Transition {
  /// Fades.
  public init() {}
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  /// Transparent where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OpacityModifier(opacity: phase.isIdentity ? 1 : 0, isEffect: true))
  }
}

/// Is there and gone at once.
///
/// Source: SwiftUI's documentation of `IdentityTransition`.
public struct IdentityTransition: Transition {
  /// No effect.
  public init() {}
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  /// The content itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows and shrinks.
///
/// Source: SwiftUI's documentation of `ScaleTransition`.
public struct ScaleTransition: Transition {
  /// The size, as a share, where it is not there.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// From and to a share of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Smaller where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase.isIdentity ? 1 : scale
    return content.modifier(ScaleModifier(x: scale, y: scale, isEffect: true))
  }
}

/// Comes from an offset, in points, and goes back to it.
///
/// Source: SwiftUI's documentation of `OffsetTransition`.
public struct OffsetTransition: Transition {
  /// Where it is when it is not there.
  public var offset: CGSize
  /// From and to an offset.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Moved where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let offset = phase.isIdentity ? .zero : offset
    return content.modifier(OffsetModifier(x: offset.width, y: offset.height, isEffect: true))
  }
}

/// Comes from an edge and goes back to it.
///
/// Source: SwiftUI's documentation of `MoveTransition`.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// From and to an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Outside of the edge where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(share: phase.isIdentity ? 0 : 1, edge: edge))
  }
}

/// Comes from the leading edge and goes to the trailing one.
///
/// Source: SwiftUI's documentation of `SlideTransition`.
public struct SlideTransition: Transition {
  /// Slides.
  public init() {}
  /// On the way from leading to trailing.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(share: -phase.value, edge: .leading))
  }
}

/// Comes from an edge, goes to the opposite one, and fades meanwhile.
///
/// Source: SwiftUI's documentation of `PushTransition`.
public struct PushTransition: Transition {
  /// The edge that it comes from.
  public var edge: Edge
  /// From an edge.
  public init(edge: Edge) { self.edge = edge }

  /// On the way from the edge to the opposite one.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(share: -phase.value, edge: edge))
      .modifier(OpacityModifier(opacity: phase.isIdentity ? 1 : 0, isEffect: true))
  }
}

/// Comes by one transition and goes by another.
///
/// Source: SwiftUI's documentation of `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal
  /// One each.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The insertion before, the removal after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// Turns soft on the way.
///
/// Source: SwiftUI's documentation of `BlurReplaceTransition`.
public struct BlurReplaceTransition: Transition {
  /// How the content moves meanwhile.
  public struct Configuration: Hashable, Sendable {
    private let name: String
    /// Towards its old and new place.
    public static let downUp = Configuration(name: "downUp")
    /// Upwards.
    public static let upUp = Configuration(name: "upUp")
  }
  /// How the content moves meanwhile.
  public var configuration: Configuration
  /// A configuration.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Transparent where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OpacityModifier(opacity: phase.isIdentity ? 1 : 0, isEffect: true))
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// Is there and gone at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Grows from a share of its size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// Comes from an offset, in points, and goes back to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from an offset, in points, and goes back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == PushTransition {
  /// Comes from an edge and goes to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// Turns soft on the way.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Turns soft on the way.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}
