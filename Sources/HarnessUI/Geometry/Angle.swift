/// How far something is turned.
///
/// Source: SwiftUI's documentation of `Angle`.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Not turned.
  public init() { radians = 0 }
  /// So many radians.
  public init(radians: Double) { self.radians = radians }
  /// So many degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// So many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// So many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Not turned.
  public static let zero = Angle()
}

extension Angle: Comparable {
  /// Whether the first is turned less far.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// One after the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// So many times as far.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// So many times as far.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  /// A part of the way.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Turns further.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Turns back.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}

extension Angle: Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
