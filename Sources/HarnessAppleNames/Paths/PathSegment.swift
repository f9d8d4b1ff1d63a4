package import Foundation

/// One step of a path.
package enum PathSegment: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// Where the step ends; nil for the way back to the start.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
    case .close: nil
    }
  }

  /// Whether it is a line or a curve of its own.
  var draws: Bool {
    switch self {
    case .line, .quad, .cubic: true
    case .move, .close: false
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> PathSegment {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let end, let control): .quad(change(end), control: change(control))
    case .cubic(let end, let control1, let control2):
      .cubic(change(end), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}

/// A straight or bent piece between two points, by its control points: two, three or four.
struct Piece {
  let points: [CGPoint]

  /// The point at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint { split(at: t).0.points[points.count - 1] }

  /// Both parts, by de Casteljau's algorithm.
  func split(at t: CGFloat) -> (Piece, Piece) {
    var (first, last) = ([points[0]], [points[points.count - 1]])
    var row = points
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.towards($1, t) }
      first.append(row[0])
      last.append(row[row.count - 1])
    }
    return (Piece(points: first), Piece(points: last.reversed()))
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> Piece {
    let start = to < 1 ? split(at: to).0 : self
    return from > 0 ? start.split(at: from / to).1 : start
  }

  var segment: PathSegment {
    switch points.count {
    case 2: .line(points[1])
    case 3: .quad(points[2], control: points[1])
    default: .cubic(points[3], control1: points[1], control2: points[2])
    }
  }

  /// Points along the piece, without the first: close enough to it that nobody sees a corner.
  var flattened: [CGPoint] {
    if points.count == 2 { return [points[1]] }
    let bend =
      zip(points, zip(points.dropFirst(), points.dropFirst(2))).map { first, rest in
        hypot(first.x - 2 * rest.0.x + rest.1.x, first.y - 2 * rest.0.y + rest.1.y)
      }.max() ?? 0
    guard bend > 0 else { return [points[points.count - 1]] }
    let count = Int(
      min(64, max(4, (0.75 * bend / min(0.02, bend / 200)).squareRoot().rounded(.up))))
    return (1...count).map { step in
      step == count ? points[points.count - 1] : point(at: CGFloat(step) / CGFloat(count))
    }
  }

  /// The ends and the points where the piece turns back along an axis.
  var extremes: [CGPoint] {
    var parameters: [CGFloat] = []
    for axis in [\CGPoint.x, \CGPoint.y] {
      parameters += turns(points.map { $0[keyPath: axis] }).filter { $0 > 0 && $0 < 1 }
    }
    return [points[0], points[points.count - 1]] + parameters.map(point(at:))
  }

  /// Where the derivative of one coordinate is zero.
  private func turns(_ p: [CGFloat]) -> [CGFloat] {
    if p.count == 3 {
      let bend = p[0] - 2 * p[1] + p[2]
      return bend == 0 ? [] : [(p[0] - p[1]) / bend]
    }
    guard p.count == 4 else { return [] }
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let inner = b * b - 4 * a * c
    if inner < 0 { return [] }
    return [(-b + inner.squareRoot()) / (2 * a), (-b - inner.squareRoot()) / (2 * a)]
  }
}

extension CGPoint {
  /// The point that is a share of the way to another.
  func towards(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
