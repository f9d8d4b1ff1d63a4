public import Foundation
public import HarnessAppleNames

/// How the line along a path looks.
///
/// Source: SwiftUI's documentation of `StrokeStyle`.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// How long a pointed corner may be, in halves of the width.
  public var miterLimit: CGFloat
  /// Lengths that are drawn and left out, in turns.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A line; unless told otherwise one point wide, with plain ends and pointed corners.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var look: LineLook {
    LineLook(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
  }
}

extension StrokeStyle: Animatable {
  /// Width, longest corner and phase.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// Which parts of a path are filled, and how its edge looks.
///
/// Source: SwiftUI's documentation of `FillStyle`.
nonisolated public struct FillStyle: Equatable, Sendable {
  /// Whether what the path goes around twice is outside.
  public var isEOFilled: Bool
  /// Whether the edge is smoothed.
  public var isAntialiased: Bool

  /// A fill; unless told otherwise of all that the path goes around, with a smooth edge.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The form of a rounded corner.
///
/// Source: SwiftUI's documentation of `RoundedCornerStyle`.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins gently. It is drawn as a quarter of a circle here.
  case continuous
}

/// The radii of a rectangle's corners.
///
/// Source: SwiftUI's documentation of `RectangleCornerRadii`.
nonisolated public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  /// The top leading corner.
  public var topLeading: CGFloat
  /// The bottom leading corner.
  public var bottomLeading: CGFloat
  /// The bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The top trailing corner.
  public var topTrailing: CGFloat

  /// Corners that are not rounded unless told otherwise.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var sizes: CornerSizes {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    return CornerSizes(
      topLeft: size(topLeading), topRight: size(topTrailing), bottomRight: size(bottomTrailing),
      bottomLeft: size(bottomLeading))
  }

  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }

  var names: String {
    [topLeading, bottomLeading, bottomTrailing, topTrailing].map(\.plain).joined(separator: ", ")
  }
}

extension RectangleCornerRadii: Animatable {
  /// All four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
