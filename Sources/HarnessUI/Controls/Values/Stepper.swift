public import Foundation

/// A control that goes up and down in steps.
///
/// Source: SwiftUI's documentation of `Stepper`.
nonisolated public struct Stepper<Label: View>: View {
  let steps: StepperSteps
  let label: Label

  private init(_ steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }
}

extension Stepper {
  /// A stepper that runs an action for each direction; nil: there is none.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label: label())
  }

  /// A stepper for a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, nil, step, onEditingChanged), label: label())
  }

  /// A stepper for a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, bounds, step, onEditingChanged), label: label())
  }

  /// A stepper for a value that is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, nil, step, onEditingChanged, format), label: label())
  }

  /// A stepper for a value within bounds that is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperSteps(value, bounds, step, onEditingChanged, format), label: label())
  }

  /// A stepper that runs actions, in its older form.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label: label())
  }

  /// A stepper for a value, in its older form.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, nil, step, onEditingChanged), label: label())
  }

  /// A stepper for a value within bounds, in its older form.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, bounds, step, onEditingChanged), label: label())
  }
}
