public import Foundation

/// A form that fills the space it is offered.
///
/// Source: SwiftUI's documentation of `Shape`. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is used for.
  nonisolated static var role: ShapeRole { get }

  /// What becomes of the shape where lines run from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes of what is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The shape, filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// To be filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// It is mirrored.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All that is offered; ten points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What a shape is used for.
///
/// Source: SwiftUI's documentation of `ShapeRole`.
nonisolated public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be drawn as a line.
  case stroke
  /// To divide content.
  case separator
}

/// A shape that can be made smaller on all sides.
///
/// Source: SwiftUI's documentation of `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle with corners that may be rounded, so that a container can tell its radii.
///
/// Source: SwiftUI's documentation of `RoundedRectangularShape`.
nonisolated public protocol RoundedRectangularShape: Shape {
  /// The corners of the shape at a size; nil where they are not known.
  func corners(in size: CGSize?) -> Corners?

  /// The corners of a shape.
  typealias Corners = RoundedRectangularShapeCorners
}

/// The corners of a rectangle, each with its style.
///
/// Source: SwiftUI's documentation of `RoundedRectangularShapeCorners`.
nonisolated public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: Edge.Corner.Style?
  /// The bottom leading corner.
  public var bottomLeading: Edge.Corner.Style?
  /// The bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style?
  /// The top trailing corner.
  public var topTrailing: Edge.Corner.Style?

  init(_ style: Edge.Corner.Style) {
    (topLeading, bottomLeading, bottomTrailing, topTrailing) = (style, style, style, style)
  }
}

extension Edge {
  /// A corner of a rectangle.
  nonisolated public struct Corner: Hashable, Sendable {
    /// How a corner is rounded.
    nonisolated public enum Style: Hashable, Sendable, ExpressibleByFloatLiteral,
      ExpressibleByIntegerLiteral
    {
      /// By a radius.
      case fixed(CGFloat)
      /// So that it has the same centre as the container's corner, but no less than a radius.
      case concentric(minimum: CGFloat)

      /// So that it has the same centre as the container's corner.
      public static var concentric: Style { .concentric(minimum: 0) }

      /// By a radius.
      public init(floatLiteral value: Double) { self = .fixed(value) }
      /// By a radius.
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

      /// The radius where there is no container.
      var radius: CGFloat {
        switch self {
        case .fixed(let radius), .concentric(let radius): radius
        }
      }
    }
  }
}
