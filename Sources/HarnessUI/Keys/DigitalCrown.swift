public import Foundation

/// How far a crown has to be turned.
///
/// Source: SwiftUI's documentation of `DigitalCrownRotationalSensitivity`.
nonisolated public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// Neither far nor little.
  case medium
  /// Little.
  case high
}

/// A turn of the crown.
///
/// Source: SwiftUI's documentation of `DigitalCrownEvent`.
nonisolated public struct DigitalCrownEvent: Hashable, Sendable {
  /// Where the crown is.
  public var offset: CGFloat
  /// How fast it turns.
  public var velocity: CGFloat
}

extension View {
  /// Lets a crown change a value; nobody turns one here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { crowned() }

  /// Lets a crown change a value within bounds; nobody turns one here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { crowned() }

  /// Lets a crown change a value and tells of its turns; nobody turns one here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void
  ) -> some View { crowned() }

  /// Lets a crown change a value within bounds and tells of its turns; nobody turns one here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { crowned() }

  nonisolated private func crowned() -> some View {
    keeping("digital_crown_rotation", .bool(true))
  }
}
