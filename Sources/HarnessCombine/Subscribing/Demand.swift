extension Subscribers {
  /// A requested number of items.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private static let unlimitedValue = UInt.max
    private var rawValue: UInt

    private init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As many as the publisher can produce.
    public static let unlimited = Demand(rawValue: unlimitedValue)

    /// No more items; the subscription stays.
    public static let none = Demand(rawValue: 0)

    /// At most so many items; a negative number is a programmer's mistake.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand can't be negative; it is \(value).")
      return Demand(count: value)
    }

    @usableFromInline
    init(count: Int) {
      rawValue = UInt(count)
    }

    /// The number of items, or `nil` for unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: rawValue) }

    /// `unlimited` or `max(n)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether the left demand is the smaller one; unlimited is the greatest.
    public static func < (left: Demand, right: Demand) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}

extension Subscribers.Demand {
  /// The sum; unlimited plus anything is unlimited.
  public static func + (left: Self, right: Self) -> Self {
    let (sum, isOver) = left.rawValue.addingReportingOverflow(right.rawValue)
    return isOver ? .unlimited : Self(rawValue: sum)
  }

  /// The difference, at least none; unlimited minus a number is unlimited.
  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return right == .unlimited ? .none : .unlimited }
    return left > right ? Self(rawValue: left.rawValue - right.rawValue) : .none
  }

  /// The demand, so many times.
  public static func * (left: Self, right: Int) -> Self {
    let (product, isOver) = left.rawValue.multipliedReportingOverflow(by: UInt(right))
    return isOver ? .unlimited : Self(rawValue: product)
  }

  /// Adds a number to the demand.
  public static func + (left: Self, right: Int) -> Self {
    right < 0 ? left - .max(-right) : left + .max(right)
  }

  /// Subtracts a number from the demand.
  public static func - (left: Self, right: Int) -> Self {
    right < 0 ? left + .max(-right) : left - .max(right)
  }

  /// Adds to the demand.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts from the demand.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Adds a number to the demand.
  public static func += (left: inout Self, right: Int) { left = left + right }
  /// Subtracts a number from the demand.
  public static func -= (left: inout Self, right: Int) { left = left - right }
  /// Multiplies the demand.
  public static func *= (left: inout Self, right: Int) { left = left * right }

  /// Whether the demand is exactly so many.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }
  /// Whether the demand isn't exactly so many.
  public static func != (left: Self, right: Int) -> Bool { left.max != right }
  /// Whether more than so many are wanted.
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
  /// Whether at least so many are wanted.
  public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
  /// Whether fewer than so many are wanted.
  public static func < (left: Self, right: Int) -> Bool { !(left >= right) }
  /// Whether at most so many are wanted.
  public static func <= (left: Self, right: Int) -> Bool { !(left > right) }
}

extension Subscribers.Demand {
  /// Whether a number is the demand.
  public static func == (left: Int, right: Self) -> Bool { right == left }
  /// Whether a number isn't the demand.
  public static func != (left: Int, right: Self) -> Bool { right != left }
  /// Whether a number is more than the demand.
  public static func > (left: Int, right: Self) -> Bool { right < left }
  /// Whether a number is at least the demand.
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
  /// Whether a number is less than the demand.
  public static func < (left: Int, right: Self) -> Bool { right > left }
  /// Whether a number is at most the demand.
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
}
