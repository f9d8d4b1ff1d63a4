public import Foundation

/// Gives the view a form, under a name.
nonisolated struct ShapeAttributeModifier<S: Shape>: ViewModifier, PrimitiveModifier {
  let name: String
  let shape: S
  var rule: (any LayoutModifierRule)?

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let name = modifier.shape.shapeName(in: node.environment)
    node.annotate(.attribute(modifier.name, .string(name)))
    node.layout = modifier.rule
  }
}

/// Shows the view where another one is opaque.
nonisolated struct MaskModifier<Mask: View>: ViewModifier, PrimitiveModifier {
  let mask: Mask
  var alignment = Alignment.center

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.annotate(.attribute("mask", .bool(true)))
    node.layout = LayerRule(alignment: modifier.alignment)
    node.child(content, at: 0)
    node.decoration(modifier.mask.modifier(MaskContentModifier()), at: 1)
  }
}

/// What is in a mask gives its form, and is not seen itself.
nonisolated private struct MaskContentModifier: ViewModifier, PrimitiveModifier {
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.attribute("is_mask", .bool(true)))
  }
}

/// Sets what container-relative shapes inside look like.
nonisolated struct ContainerShapeModifier<S: Shape>: ViewModifier, PrimitiveModifier {
  let shape: S

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let name = modifier.shape.shapeName(in: node.environment)
    node.annotate(.attribute("container_shape", .string(name)))
    node.transformEnvironment { $0.containerShape = AnyShape(modifier.shape) }
  }
}

/// The uses of a content shape.
///
/// Source: SwiftUI's documentation of `ContentShapeKinds`.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a use.
  public var rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What a tap hits, and what accessibility shows.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a pointer's effect covers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What the focus goes around.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What accessibility shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Cuts the view off outside of a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      ShapeAttributeModifier(
        name: "clip_shape", shape: shape, rule: ClipRule { shape.path(in: $0) }))
  }

  /// Cuts the view off outside of its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    arranged(by: ClipRule(path: nil)).keeping("clipped", .bool(true))
  }

  /// Rounds the corners of the view's frame.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(NumberEffectModifier(name: "corner_radius", number: Double(radius)))
  }

  /// Shows the view only where another one is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(MaskModifier(mask: mask(), alignment: alignment)) }

  /// Shows the view only where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask))
  }

  /// Says where the view can be touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Says which form the view has for some uses.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let isTouched = kind.contains(.interaction)
    return modifier(
      ShapeAttributeModifier(
        name: isTouched ? "content_shape" : "content_shape_preview", shape: shape,
        rule: isTouched ? ContentShapeRule { shape.path(in: $0) } : nil))
  }

  /// Sets the form that container-relative shapes inside take.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }

  /// Sets the form that container-relative shapes inside take.
  @_disfavoredOverload
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
