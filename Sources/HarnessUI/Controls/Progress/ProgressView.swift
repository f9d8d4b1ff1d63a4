public import Foundation

/// Shows how far something has come.
///
/// Source: SwiftUI's documentation of `ProgressView`.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let amount: ProgressAmount
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(_ amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.amount = amount
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// How far something has come.
enum ProgressAmount {
  /// Nobody knows.
  case indeterminate
  /// From 0 to 1.
  case fraction(Double)
  /// As a time passes.
  case timer(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
    guard let value else {
      self = .indeterminate
      return
    }
    self = .fraction(total > 0 ? min(max(Double(value / total), 0), 1) : 0)
  }

  /// From 0 to 1; nil: nobody knows.
  var fraction: Double? {
    switch self {
    case .indeterminate: return nil
    case .fraction(let fraction): return fraction
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = Date().timeIntervalSince(interval.lowerBound)
      let share = length > 0 ? min(max(passed / length, 0), 1) : 1
      return countsDown ? 1 - share : share
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner.
  public init() where Label == EmptyView {
    self.init(.indeterminate, label: nil, currentValueLabel: nil)
  }

  /// A spinner with a label made of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), currentValueLabel: nil)
  }

  /// A spinner with a localised title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.indeterminate, label: Text(titleKey), currentValueLabel: nil)
  }

  /// A bar with a localised title; nil: nobody knows how far it is.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      ProgressAmount(value, of: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// A spinner with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.indeterminate, label: Text(title), currentValueLabel: nil)
  }

  /// A bar with a title; nil: nobody knows how far it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      ProgressAmount(value, of: total), label: Text(title), currentValueLabel: nil)
  }

  /// A bar; nil: nobody knows how far it is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(ProgressAmount(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// A bar with a label made of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(ProgressAmount(value, of: total), label: label(), currentValueLabel: nil)
  }

  /// What a piece of work says about itself.
  public init(_ progress: Progress) where Label == EmptyView {
    let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(ProgressAmount(fraction, of: 1), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// A bar with labels for itself and for its value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      ProgressAmount(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// A bar that follows a time, with labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that follows a time, with a label; the time that is left stands beside it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// A bar that follows a time; the time that is left stands beside it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style draws, to be drawn by another style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      ProgressAmount(configuration.fractionCompleted, of: 1), label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
