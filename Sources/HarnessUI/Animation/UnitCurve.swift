import Foundation

/// A curve from (0, 0) to (1, 1): how far a change has got at each share of its time.
///
/// Source: SwiftUI's documentation of `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable { case bezier, circularIn, circularOut, circularInOut }
  private let shape: Shape
  // The control points of the Bézier curve.
  private let x1, y1, x2, y2: Double
  /// Of an inverse: whose.
  private let isInverted: Bool

  private init(
    _ shape: Shape, x1: Double = 0, y1: Double = 0, x2: Double = 1, y2: Double = 1,
    isInverted: Bool = false
  ) {
    self.shape = shape
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    self.isInverted = isInverted
  }

  /// A cubic Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier, x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x,
      y2: endControlPoint.y)
  }

  /// Constant speed.
  public static let linear = UnitCurve(.bezier)
  /// Slow start.
  public static let easeIn = UnitCurve(.bezier, x1: 0.42, x2: 1, y2: 1)
  /// Slow end.
  public static let easeOut = UnitCurve(.bezier, x2: 0.58, y2: 1)
  /// Slow start, slow end.
  public static let easeInOut = UnitCurve(.bezier, x1: 0.42, x2: 0.58, y2: 1)
  /// Slow start, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Slow end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Slow start and end, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The same curve with time and value exchanged.
  public var inverse: UnitCurve {
    UnitCurve(shape, x1: x1, y1: y1, x2: x2, y2: y2, isInverted: !isInverted)
  }

  /// The value at a share of the time, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverted ? root(of: forward, equal: progress) : forward(progress)
  }

  /// The slope of the curve at a share of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (start, end) = (max(0, progress - step), min(1, progress + step))
    guard end > start else { return 0 }
    return (value(at: end) - value(at: start)) / (end - start)
  }

  private func forward(_ progress: Double) -> Double {
    switch shape {
    case .circularIn: 1 - (1 - progress * progress).squareRoot()
    case .circularOut: (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularInOut:
      progress < 0.5
        ? (1 - (1 - 4 * progress * progress).squareRoot()) / 2
        : ((1 - 4 * (1 - progress) * (1 - progress)).squareRoot() + 1) / 2
    case .bezier:
      bezier(root(of: { bezier($0, x1, x2) }, equal: progress), y1, y2)
    }
  }

  /// A coordinate of the curve at its parameter; the ends are 0 and 1.
  private func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Where a function that grows from 0 to 1 has a value, found by halving.
  private func root(of function: (Double) -> Double, equal value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
