public import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A span of a dispatch queue's time.
  public struct Stride: SignedNumeric, Comparable, Hashable, Codable, Sendable,
    ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
  {
    /// The span in nanoseconds.
    public var magnitude: Int

    /// The span as Dispatch spells it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Makes a span.
    public init(_ interval: DispatchTimeInterval) {
      magnitude = interval.nanosecondCount
    }

    /// Makes a span of whole seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Makes a span of seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Makes a span of nanoseconds, if the number fits.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let count = Int(exactly: source) else { return nil }
      magnitude = count
    }

    /// Whether the left span is the shorter one.
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    /// The sum of both spans.
    public static func + (left: Self, right: Self) -> Self {
      Self(nanoseconds: left.magnitude + right.magnitude)
    }
    /// The difference of both spans.
    public static func - (left: Self, right: Self) -> Self {
      Self(nanoseconds: left.magnitude - right.magnitude)
    }
    /// The product of both counts of nanoseconds.
    public static func * (left: Self, right: Self) -> Self {
      Self(nanoseconds: left.magnitude * right.magnitude)
    }
    /// Multiplies both counts of nanoseconds.
    public static func *= (left: inout Self, right: Self) { left = left * right }
    /// Adds a span.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts a span.
    public static func -= (left: inout Self, right: Self) { left = left - right }

    /// So many seconds.
    public static func seconds(_ seconds: Int) -> Self {
      Self(nanoseconds: seconds * 1_000_000_000)
    }
    /// So many seconds.
    public static func seconds(_ seconds: Double) -> Self {
      Self(nanoseconds: Int((seconds * 1_000_000_000).rounded()))
    }
    /// So many milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Self {
      Self(nanoseconds: milliseconds * 1_000_000)
    }
    /// So many microseconds.
    public static func microseconds(_ microseconds: Int) -> Self {
      Self(nanoseconds: microseconds * 1_000)
    }
    /// So many nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Self {
      Self(nanoseconds: nanoseconds)
    }
  }
}

extension DispatchTimeInterval {
  fileprivate var nanosecondCount: Int {
    switch self {
    case .seconds(let count): count * 1_000_000_000
    case .milliseconds(let count): count * 1_000_000
    case .microseconds(let count): count * 1_000
    case .nanoseconds(let count): count
    case .never: .max
    @unknown default: .max
    }
  }
}
