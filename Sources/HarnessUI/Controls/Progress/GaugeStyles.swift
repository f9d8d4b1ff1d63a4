// The platform's styles. They differ in paint only.

enum GaugeFamily: StyleFamily {
  typealias Style = any GaugeStyle
  nonisolated static let suffix = "GaugeStyle"
  static let platform: [any Any.Type] = [
    DefaultGaugeStyle.self, AccessoryCircularGaugeStyle.self,
    AccessoryCircularCapacityGaugeStyle.self, AccessoryLinearGaugeStyle.self,
    AccessoryLinearCapacityGaugeStyle.self, LinearCapacityGaugeStyle.self, CircularGaugeStyle.self,
    LinearGaugeStyle.self,
  ]
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultGaugeStyle`.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// An open ring with a mark.
///
/// Source: SwiftUI's documentation of `AccessoryCircularGaugeStyle`.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A ring that fills.
///
/// Source: SwiftUI's documentation of `AccessoryCircularCapacityGaugeStyle`.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A bar with a mark.
///
/// Source: SwiftUI's documentation of `AccessoryLinearGaugeStyle`.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A small bar that fills.
///
/// Source: SwiftUI's documentation of `AccessoryLinearCapacityGaugeStyle`.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A bar that fills.
///
/// Source: SwiftUI's documentation of `LinearCapacityGaugeStyle`.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// An open ring with a mark.
///
/// Source: SwiftUI's documentation of `CircularGaugeStyle`.
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A bar with a mark.
///
/// Source: SwiftUI's documentation of `LinearGaugeStyle`.
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring with a mark.
  nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark.
  nonisolated public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
