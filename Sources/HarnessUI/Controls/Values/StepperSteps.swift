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
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, text: (() -> String)? = nil
  ) {
    /// A step that would leave the bounds ends at the bound.
    func next(_ stride: V.Stride) -> (() -> Void)? {
      let old = value.wrappedValue
      var new = old.advanced(by: stride)
      if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
      if new == old { return nil }
      return { Self.edit(onEditingChanged) { value.wrappedValue = new } }
    }
    number = { Self.number(value.wrappedValue) }
    self.text = text
    increment = { next(step) }
    decrement = { next(0 - step) }
    if let bounds, let low = Self.number(bounds.lowerBound),
      let high = Self.number(bounds.upperBound)
    {
      self.bounds = low...high
    } else {
      self.bounds = nil
    }
    set = { new in
      guard let number = Self.value(new, as: V.self) else { return "takes no such number" }
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
      bounds: steps.bounds, increment: steps.increment(), decrement: steps.decrement())
    if let text = steps.text { element.attributes.append(("text", .string(text()))) }
    element.mergesContent = true
    node.element = element
    node.content(view.label)
  }
}
