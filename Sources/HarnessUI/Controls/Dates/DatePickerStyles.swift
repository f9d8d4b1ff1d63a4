// The platform's styles. They differ in paint only.

enum DatePickerFamily: StyleFamily {
  typealias Style = any DatePickerStyle
  nonisolated static let suffix = "DatePickerStyle"
  static let platform: [any Any.Type] = [
    DefaultDatePickerStyle.self, CompactDatePickerStyle.self, GraphicalDatePickerStyle.self,
    WheelDatePickerStyle.self, FieldDatePickerStyle.self, StepperFieldDatePickerStyle.self,
  ]
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultDatePickerStyle`.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The date as a text that opens a calendar.
///
/// Source: SwiftUI's documentation of `CompactDatePickerStyle`.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A calendar or a clock.
///
/// Source: SwiftUI's documentation of `GraphicalDatePickerStyle`.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Wheels that turn.
///
/// Source: SwiftUI's documentation of `WheelDatePickerStyle`.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A field.
///
/// Source: SwiftUI's documentation of `FieldDatePickerStyle`.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A field with a stepper.
///
/// Source: SwiftUI's documentation of `StepperFieldDatePickerStyle`.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Shows what it was given.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date as a text that opens a calendar.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar or a clock.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels that turn.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
