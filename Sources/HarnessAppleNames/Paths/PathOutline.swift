package import Foundation

/// The steps of a path, with what can be asked of it.
package struct PathOutline: Hashable, Sendable {
  package private(set) var segments: [PathSegment] = []
  /// Where the part began that the next step belongs to.
  private var start: CGPoint?
  /// Where the next step begins.
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package init(segments: some Sequence<PathSegment>) {
    for segment in segments { append(segment) }
  }

  package var isEmpty: Bool { segments.isEmpty }

  /// Adds a step. One that needs a point to begin at is left out where there is none.
  package mutating func append(_ segment: PathSegment) {
    if case .move(let end) = segment {
      (start, currentPoint) = (end, end)
    } else {
      guard currentPoint != nil else { return }
      currentPoint = segment.end ?? start
    }
    segments.append(segment)
  }

  /// Goes straight to a point, or begins there.
  package mutating func lineOrMove(to point: CGPoint) {
    append(currentPoint == nil ? .move(point) : .line(point))
  }

  package mutating func append(
    _ other: PathOutline, transform: CGAffineTransform = .identity
  ) {
    for segment in other.segments {
      append(transform.isIdentity ? segment : segment.mapped { $0.applying(transform) })
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathOutline {
    var result = PathOutline()
    result.append(self, transform: transform)
    return result
  }
}

/// A part of a path that hangs together.
struct Subpath {
  var pieces: [Piece] = []
  let start: CGPoint
  var isClosed = false

  /// The corners, without repeated points; of a closed one the first point is not repeated.
  var polyline: [CGPoint] {
    var points = [start]
    for piece in pieces {
      for point in piece.flattened where point != points[points.count - 1] { points.append(point) }
    }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    return points
  }
}

extension PathOutline {
  /// The parts that hang together; a closed one has a piece back to its start.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var open: Subpath?
    var point = CGPoint.zero
    func finish() { if let open { subpaths.append(open) } }
    for segment in segments {
      // What follows a closed part without a move begins where that one did.
      if open == nil, segment.draws { open = Subpath(start: point) }
      switch segment {
      case .move(let end):
        finish()
        open = Subpath(start: end)
      case .line(let end): open?.pieces.append(Piece(points: [point, end]))
      case .quad(let end, let control): open?.pieces.append(Piece(points: [point, control, end]))
      case .cubic(let end, let control1, let control2):
        open?.pieces.append(Piece(points: [point, control1, control2, end]))
      case .close:
        guard var closed = open else { continue }
        if point != closed.start { closed.pieces.append(Piece(points: [point, closed.start])) }
        closed.isClosed = true
        subpaths.append(closed)
        point = closed.start
        open = nil
        continue
      }
      point = segment.end ?? point
    }
    finish()
    return subpaths
  }

  /// The smallest rectangle around what is drawn; null where nothing is.
  package var bounds: CGRect {
    CGRect(
      enclosing: subpaths.flatMap { subpath in
        [subpath.start] + subpath.pieces.flatMap(\.extremes)
      })
  }

  /// The same with the control points of curves.
  package var controlBounds: CGRect {
    CGRect(
      enclosing: segments.flatMap { segment -> [CGPoint] in
        switch segment {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [end, control]
        case .cubic(let end, let control1, let control2): [end, control1, control2]
        case .close: []
        }
      })
  }

  /// Whether a point is inside.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths { winding += subpath.polyline.winding(around: point) }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension [CGPoint] {
  /// How often the closed polygon goes around a point.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard var from = last else { return 0 }
    var winding = 0
    for to in self {
      if (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
      from = to
    }
    return winding
  }
}
