/// A number that moves along a range, whatever its type.
struct SliderTrack {
  let read: () -> Double
  private let write: (Double) -> Void
  /// A number as the value's type holds it.
  private let held: (Double) -> Double
  let bounds: ClosedRange<Double>
  let step: Double?
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    read = { Double(value.wrappedValue) }
    held = { Double(V($0)) }
    write = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }

  /// The nearest value that the slider can have.
  func snapped(_ value: Double) -> Double {
    let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0, bounds.lowerBound.isFinite else { return clamped }
    let steps = ((clamped - bounds.lowerBound) / step).rounded()
    let last = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    // What adds up from tenths is no tenth: 0.30000000000000004.
    let exact = bounds.lowerBound + min(steps, last) * step
    let rounded = (exact * 1e9).rounded() / 1e9
    guard rounded.isFinite else { return exact.isFinite ? exact : clamped }
    return min(max(rounded, bounds.lowerBound), bounds.upperBound)
  }

  private func edit(to value: Double) {
    onEditingChanged(true)
    write(snapped(value))
    onEditingChanged(false)
  }

  /// One step: without steps of its own a tenth of the range.
  private var stride: Double {
    if let step { return step }
    let length = bounds.upperBound - bounds.lowerBound
    // The difference of two numbers may be more than there is.
    return length.isFinite ? length / 10 : bounds.upperBound / 10 - bounds.lowerBound / 10
  }

  /// - Parameter value: what the slider shows.
  func editing(at value: Double) -> ValueEditing {
    ValueEditing(
      set: { new in
        guard case .number(let number) = new else { return "takes a number" }
        if !snapped(number).isFinite { return "takes no such number" }
        edit(to: number)
        return nil
      },
      taken: { new in
        guard case .number(let number) = new else { return nil }
        return .number(held(snapped(number)))
      },
      bounds: bounds,
      increment: next(value, stride) > value ? { edit(to: read() + stride) } : nil,
      decrement: next(value, -stride) < value ? { edit(to: read() - stride) } : nil,
      obstacle: obstacle(at: value))
  }

  /// The value a way from another one; the same where it would be lost.
  private func next(_ value: Double, _ way: Double) -> Double {
    let next = snapped(value + way)
    return next.isFinite ? next : value
  }

  private func obstacle(at value: Double) -> StepObstacle {
    if value.isNaN { return .reason("has no steps from its value, nan") }
    if !(stride > 0) { return .reason("has a step of \(stride)") }
    if !stride.isFinite { return .reason("has no steps of its own, and its range has no end") }
    return .bound
  }
}
