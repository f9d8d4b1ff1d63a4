import Foundation

/// What a stepper's two buttons do.
struct StepperSteps {
  /// The value, if the stepper has one and it is a number.
  let number: () -> Double?
  /// The value as the format shows it.
  let text: (() -> String)?
  /// One step up; nil: not possible now.
  let increment: () -> (() -> Void)?
  let decrement: () -> (() -> Void)?
  let set: ((Double) -> String?)?
  let bounds: ClosedRange<Double>?
  let obstacle: () -> StepObstacle

  init(
    _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    number = { nil }
    text = nil
    increment = { onIncrement.map { action in { Self.edit(onEditingChanged, action) } } }
    decrement = { onDecrement.map { action in { Self.edit(onEditingChanged, action) } } }
    set = nil
    bounds = nil
    obstacle = { .noAction }
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, text: (() -> String)? = nil
  ) {
    func next(_ isUp: Bool) -> (() -> Void)? {
      let old = value.wrappedValue
      guard let new = StepArithmetic.next(old, by: step, up: isUp, in: bounds), new != old else {
        return nil
      }
      return { Self.edit(onEditingChanged) { value.wrappedValue = new } }
    }
    number = { Self.number(value.wrappedValue) }
    self.text = text
    increment = { next(true) }
    decrement = { next(false) }
    obstacle = {
      let old = value.wrappedValue
      if old != old { return .reason("has no steps from its value, \(old)") }
      if step == 0 { return .reason("has a step of 0") }
      if step != step { return .reason("has a step that is no number (\(step))") }
      return .bound
    }
    if let bounds, let low = Self.number(bounds.lowerBound),
      let high = Self.number(bounds.upperBound), low <= high
    {
      self.bounds = low...high
    } else {
      self.bounds = nil
    }
    set = { new in
      guard new.isFinite, let number = Self.value(new, as: V.self) else {
        return "takes no such number"
      }
      if let bounds, !bounds.contains(number) {
        return "goes from \(bounds.lowerBound) to \(bounds.upperBound)"
      }
      Self.edit(onEditingChanged) { value.wrappedValue = number }
      return nil
    }
  }

  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?,
    _ step: F.FormatInput.Stride, _ onEditingChanged: @escaping (Bool) -> Void, _ format: F
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, bounds, step, onEditingChanged, text: { format.format(value.wrappedValue) })
  }

  private static func edit(_ onEditingChanged: (Bool) -> Void, _ action: () -> Void) {
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  private static func value<V>(_ number: Double, as _: V.Type) -> V? {
    func integer<I: BinaryInteger>(_: I.Type) -> V? { I(exactly: number) as? V }
    func floating<F: BinaryFloatingPoint>(_: F.Type) -> V? { F(number) as? V }
    if let type = V.self as? any BinaryInteger.Type { return integer(type) }
    if let type = V.self as? any BinaryFloatingPoint.Type { return floating(type) }
    return Decimal(number) as? V
  }
}

extension Stepper: PrimitiveView {
  /// The value is read here, so a change of the binding describes the stepper again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let steps = view.steps
    let element = ElementDescription(.stepper, value: steps.number().map { .number($0) })
    element.adjusting = ValueEditing(
      set: steps.set.map { set in
        { value in
          guard case .number(let number) = value else { return "takes a number" }
          return set(number)
        }
      },
      taken: { $0 }, bounds: steps.bounds, increment: steps.increment(),
      decrement: steps.decrement(),
      obstacle: steps.obstacle())
    if let text = steps.text { element.attributes.append(("text", .string(text()))) }
    element.mergesContent = true
    node.element = element
    node.layout = LabeledControlRule(part: ControlMetrics.stepper)
    node.content(view.label)
  }
}
