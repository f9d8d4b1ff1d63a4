package import Foundation

extension PathOutline {
  /// The part between two shares of the whole length, each 0 to 1.
  package func trimmed(from: CGFloat, to: CGFloat) -> PathOutline {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return PathOutline() }
    if from == 0, to == 1 { return self }
    let subpaths = subpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    guard total > 0 else { return PathOutline() }
    var result = PathOutline()
    var passed: CGFloat = 0
    for subpath in subpaths {
      result.append(subpath, from: from * total - passed, to: to * total - passed)
      passed += subpath.length
    }
    return result
  }

  /// Adds what lies between two lengths of a subpath.
  private mutating func append(_ subpath: Subpath, from: CGFloat, to: CGFloat) {
    let length = subpath.length
    guard to > 0, from < length else { return }
    let isWhole = from <= 0 && to >= length
    var (passed, hasBegun): (CGFloat, Bool) = (0, false)
    for piece in subpath.pieces {
      let own = piece.length
      let (start, end) = (from - passed, to - passed)
      passed += own
      guard own > 0, end > 0, start < own else { continue }
      let part = piece.part(from: piece.parameter(at: start), to: piece.parameter(at: end))
      if !hasBegun { append(.move(part.points[0])) }
      hasBegun = true
      append(part.segment)
    }
    if isWhole, subpath.isClosed { append(.close) }
  }
}

extension Subpath {
  var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }
}

extension Piece {
  private static var steps: Int { 64 }

  fileprivate var length: CGFloat {
    if points.count == 2 { return points[0].distance(to: points[1]) }
    return lengths[Self.steps]
  }

  /// How long the piece is up to each of its steps.
  private var lengths: [CGFloat] {
    var (lengths, last) = ([CGFloat(0)], points[0])
    for step in 1...Self.steps {
      let point = point(at: CGFloat(step) / CGFloat(Self.steps))
      lengths.append(lengths[step - 1] + last.distance(to: point))
      last = point
    }
    return lengths
  }

  /// The parameter at a length from the start.
  fileprivate func parameter(at length: CGFloat) -> CGFloat {
    if length <= 0 { return 0 }
    let lengths = points.count == 2 ? [0, self.length] : lengths
    guard let above = lengths.firstIndex(where: { $0 >= length }), above > 0 else { return 1 }
    let inStep = (length - lengths[above - 1]) / (lengths[above] - lengths[above - 1])
    return (CGFloat(above - 1) + inStep) / CGFloat(lengths.count - 1)
  }
}
