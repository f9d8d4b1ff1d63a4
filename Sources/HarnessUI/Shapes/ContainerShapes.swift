public import Foundation

/// The shape of the container around, which `containerShape(_:)` sets; a rectangle here.
///
/// Source: SwiftUI's documentation of `ContainerRelativeShape`.
nonisolated public struct ContainerRelativeShape: Shape {
  /// Creates the shape.
  public init() {}

  /// A rectangle: a shape by itself does not know what is around.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape {
  /// The shape, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

/// A rectangle whose corners have the same centres as those of the container around.
///
/// Source: SwiftUI's documentation of `ConcentricRectangle`. Without a container each corner has its
/// least radius.
nonisolated public struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners

  /// All corners follow the container.
  public init() { corners = RoundedRectangularShapeCorners(.concentric) }

  /// All corners are of one style.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(corners)
  }

  /// Each corner has a style of its own.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    var corners = RoundedRectangularShapeCorners(topLeadingCorner)
    corners.topTrailing = topTrailingCorner
    corners.bottomLeading = bottomLeadingCorner
    corners.bottomTrailing = bottomTrailingCorner
    self.corners = corners
  }

  /// The rectangle with the least radii.
  nonisolated public func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: corners.topLeading?.radius ?? 0,
      bottomLeading: corners.bottomLeading?.radius ?? 0,
      bottomTrailing: corners.bottomTrailing?.radius ?? 0,
      topTrailing: corners.topTrailing?.radius ?? 0)
    return Path(roundedRect: rect, cornerRadii: radii)
  }
}

extension ConcentricRectangle: InsettableShape {
  /// The rectangle, smaller on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// The corners.
  public func corners(in size: CGSize?) -> Corners? { corners }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one style.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

/// A shape whose type is hidden.
///
/// Source: SwiftUI's documentation of `AnyShape`.
nonisolated public struct AnyShape: Shape {
  let base: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  /// The outline of the shape inside.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// What the shape inside takes.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// What becomes of the shape inside.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
}
