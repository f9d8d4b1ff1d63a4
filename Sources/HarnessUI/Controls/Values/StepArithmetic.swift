/// Steps of numbers that stay within what their type can hold.
enum StepArithmetic {
  /// The value a step away, at most a bound; nil where there is none.
  ///
  /// A type's own `advanced(by:)` may trap beyond its last value, so bounds are looked at first.
  static func next<V: Strideable>(
    _ old: V, by step: V.Stride, up isUp: Bool, in bounds: ClosedRange<V>?
  ) -> V? {
    // A value that is no number has no neighbours.
    guard old == old, step == step else { return nil }
    if let integer = old as? any FixedWidthInteger, let stride = step as? Int {
      return next(integer, by: stride, up: isUp, in: bounds)
    }
    let stride = isUp ? step : 0 - step
    guard let bounds else { return old.advanced(by: stride) }
    if stride > 0, old.distance(to: bounds.upperBound) <= stride { return bounds.upperBound }
    if stride < 0, old.distance(to: bounds.lowerBound) >= stride { return bounds.lowerBound }
    return clamped(old.advanced(by: stride), to: bounds)
  }

  private static func next<I: FixedWidthInteger, V: Comparable>(
    _ old: I, by stride: Int, up isUp: Bool, in bounds: ClosedRange<V>?
  ) -> V? {
    let grows = (stride >= 0) == isUp
    var (new, isBeyond) = (old, true)
    if let way = I(exactly: stride.magnitude) {
      (new, isBeyond) =
        grows ? old.addingReportingOverflow(way) : old.subtractingReportingOverflow(way)
    }
    if isBeyond { return grows ? bounds?.upperBound : bounds?.lowerBound }
    guard let value = new as? V else { return nil }
    return bounds.map { clamped(value, to: $0) } ?? value
  }

  private static func clamped<V: Comparable>(_ value: V, to bounds: ClosedRange<V>) -> V {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
