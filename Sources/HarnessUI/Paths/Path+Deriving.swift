public import Foundation
public import HarnessAppleNames

extension Path {
  /// The outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var line = outline
    if !style.dash.isEmpty { line = line.dashed(style.dash, phase: style.dashPhase) }
    return Path(outline: line.stroked(style.look))
  }

  /// The part between two shares of the whole length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline: outline.trimmed(from: from, to: to))
  }

  /// The path after a transformation.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline: outline.applying(transform))
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  // MARK: Areas

  /// The path in parts that do not overlap.
  public func normalized(eoFill: Bool = true) -> Path { combined(Path(), .union, eoFill) }

  /// The area of both.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .intersection, eoFill)
  }

  /// The area of either.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .union, eoFill)
  }

  /// The area of this one only.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .subtraction, eoFill)
  }

  /// The area of one of both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The lines of this path that are inside of another.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline: outline.lines(inside: true, of: other.outline, evenOdd: eoFill))
  }

  /// The lines of this path that are outside of another.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline: outline.lines(inside: false, of: other.outline, evenOdd: eoFill))
  }

  private func combined(_ other: Path, _ operation: RegionOperation, _ eoFill: Bool) -> Path {
    Path(outline: outline.combined(with: other.outline, operation, evenOdd: eoFill))
  }
}
