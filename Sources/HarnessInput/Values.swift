package import HarnessGraph
package import HarnessUI

/// Controls that hold a value: it is set at once, as a share of its range, or in steps.
extension InputDevice {
  /// Sets a value; a control decides what it makes of it.
  ///
  /// - Returns: What it shows if its binding takes the value; nil where that can't be told.
  @discardableResult
  package func setValue(
    _ element: UIElement, to value: ElementValue
  ) throws(Refusal) -> ElementValue? {
    try begin(element)
    let taken = element.adjusting?.taken?(value)
    guard let set = element.adjusting?.set else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) has no value that can be set")
    }
    if let problem = perform("setting", element, { answer(of: set, for: value) }) {
      throw Refusal(kind: .outOfRange, message: "\(element.name) \(problem)")
    }
    return taken
  }

  /// Sets a value that lies at a share of the range, from 0 to 1.
  ///
  /// - Returns: What it shows if its binding takes the value; nil where that can't be told.
  @discardableResult
  package func adjust(
    _ element: UIElement, to share: Double
  ) throws(Refusal) -> ElementValue? {
    try begin(element)
    guard let bounds = element.adjusting?.bounds else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) has no range, so it has no shares")
    }
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    guard low.isFinite, high.isFinite else {
      throw Refusal(
        kind: .outOfRange,
        message: "\(element.name) goes from \(low) to \(high), which has no shares")
    }
    // The difference of two numbers may be more than there is.
    let length = high - low
    let value = length.isFinite ? low + share * length : low * (1 - share) + high * share
    return try setValue(element, to: .number(min(max(value, low), high)))
  }

  /// Takes steps up; each is refused at the upper bound.
  package func increment(_ element: UIElement, by count: Int = 1) throws(Refusal) {
    try step(element, count, .up)
  }

  /// Takes steps down; each is refused at the lower bound.
  package func decrement(_ element: UIElement, by count: Int = 1) throws(Refusal) {
    try step(element, count, .down)
  }

  private func step(
    _ element: UIElement, _ count: Int, _ way: StepWay
  ) throws(Refusal) {
    try begin(element)
    // What only assistive technologies change in steps knows no end.
    if element.adjusting?.hasSteps != true, element.adjust != nil {
      for _ in 1...max(count, 1) {
        guard element.node.isPresent, let adjust = element.adjust else {
          throw Refusal(kind: .gone, message: "\(element.name) has left the interface")
        }
        perform("a step of", element) { run { adjust(way.direction) } }
      }
      return
    }
    guard element.adjusting != nil else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) has no steps to \(way.verb) by")
    }
    for number in 1...max(count, 1) {
      // Each step leads to another description, which knows whether there is another one.
      let adjusting = number == 1 ? element.adjusting : element.node.element?.adjusting
      guard element.node.isPresent, let adjusting else {
        throw Refusal(kind: .gone, message: "\(element.name) has left the interface")
      }
      guard let step = way.step(adjusting) else {
        throw way.refusal(of: element, because: adjusting.obstacle)
      }
      perform("a step of", element) { run(step) }
    }
  }

  private func answer(of set: (ElementValue) -> String?, for value: ElementValue) -> String? {
    var problem: String?
    run { problem = set(value) }
    return problem
  }

  /// Shows what is folded away in an element, such as the items of a menu.
  package func unfold(_ element: UIElement) throws(Refusal) {
    guard let unfold = element.unfold else { return }
    try begin(element)
    perform("opening", element) { run(unfold) }
  }
}

/// Up or down.
private enum StepWay {
  case up, down

  var verb: String { self == .up ? "increment" : "decrement" }
  var direction: AccessibilityAdjustmentDirection { self == .up ? .increment : .decrement }

  func step(_ editing: ValueEditing) -> (() -> Void)? {
    self == .up ? editing.increment : editing.decrement
  }

  func refusal(of element: UIElement, because obstacle: StepObstacle) -> Refusal {
    switch obstacle {
    case .noSteps:
      return Refusal(kind: .nothingHandled, message: "\(element.name) has no steps to \(verb) by")
    case .noAction:
      return Refusal(kind: .outOfRange, message: "\(element.name) has no action to \(verb)")
    case .bound:
      let bound = element.adjusting?.bounds.map { self == .up ? $0.upperBound : $0.lowerBound }
      let number = bound.map { ", \(ElementValue.number($0).literal)" } ?? ""
      return Refusal(
        kind: .outOfRange,
        message: "\(element.name) is at its \(self == .up ? "upper" : "lower") bound\(number)")
    case .reason(let reason):
      return Refusal(kind: .outOfRange, message: "\(element.name) \(reason)")
    }
  }
}

extension ValueEditing {
  /// Whether it is changed in steps, though there may be none at this time.
  fileprivate var hasSteps: Bool {
    if case .noSteps = obstacle { return increment != nil || decrement != nil }
    return true
  }
}
