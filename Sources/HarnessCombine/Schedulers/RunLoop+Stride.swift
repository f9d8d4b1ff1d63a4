public import Foundation

extension RunLoop.SchedulerTimeType {
  /// A span of a run loop's time.
  public struct Stride: SignedNumeric, Comparable, Hashable, Codable, Sendable,
    ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
  {
    /// The span in seconds.
    public var magnitude: TimeInterval

    /// The span in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes a span of seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Makes a span of seconds.
    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Makes a span of seconds.
    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Makes a span of seconds, if the number fits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Whether the left span is the shorter one.
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    /// The sum of both spans.
    public static func + (left: Self, right: Self) -> Self {
      Self(left.magnitude + right.magnitude)
    }
    /// The difference of both spans.
    public static func - (left: Self, right: Self) -> Self {
      Self(left.magnitude - right.magnitude)
    }
    /// The product of both counts of seconds.
    public static func * (left: Self, right: Self) -> Self {
      Self(left.magnitude * right.magnitude)
    }
    /// Multiplies both counts of seconds.
    public static func *= (left: inout Self, right: Self) { left = left * right }
    /// Adds a span.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts a span.
    public static func -= (left: inout Self, right: Self) { left = left - right }

    /// So many seconds.
    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
    /// So many seconds.
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    /// So many milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Self {
      Self(TimeInterval(milliseconds) / 1_000)
    }
    /// So many microseconds.
    public static func microseconds(_ microseconds: Int) -> Self {
      Self(TimeInterval(microseconds) / 1_000_000)
    }
    /// So many nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Self {
      Self(TimeInterval(nanoseconds) / 1_000_000_000)
    }
  }
}
