public import Foundation

/// What one step of a path is.
///
/// Source: Core Graphics' documentation of `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
  /// A new beginning.
  case moveToPoint = 0
  /// A line.
  case addLineToPoint = 1
  /// A curve with one control point.
  case addQuadCurveToPoint = 2
  /// A curve with two control points.
  case addCurveToPoint = 3
  /// The way back to the beginning.
  case closeSubpath = 4
}

/// One step of a path.
///
/// Source: Core Graphics' documentation of `CGPathElement`.
public struct CGPathElement {
  /// What the step is.
  public var type: CGPathElementType
  /// Its points: control points first, the end last.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Runs a block with each step, which is there only while the block runs.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in outline.segments {
      let (type, steps): (CGPathElementType, [CGPoint]) =
        switch segment {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quad(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .cubic(let end, let first, let second): (.addCurveToPoint, [first, second, end])
        case .close: (.closeSubpath, [.zero])
        }
      var points = steps
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: start)
        withUnsafePointer(to: &element) { block($0) }
      }
    }
  }
}
