package import HarnessGraph
package import HarnessUI

/// Controls that hold a value: it is set at once, as a share of its range, or in steps.
extension InputDevice {
  /// Sets a value; a control decides what it makes of it.
  package func setValue(_ element: UIElement, to value: ElementValue) throws(Refusal) {
    try begin(element)
    guard let set = element.adjusting?.set else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) has no value that can be set")
    }
    if let problem = perform("setting", element, { answer(of: set, for: value) }) {
      throw Refusal(kind: .outOfRange, message: "\(element.name) \(problem)")
    }
  }

  /// Sets a value that lies at a share of the range, from 0 to 1.
  package func adjust(_ element: UIElement, to share: Double) throws(Refusal) {
    try begin(element)
    guard let bounds = element.adjusting?.bounds else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) has no range, so it has no shares")
    }
    let value = bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound)
    try setValue(element, to: .number(value))
  }

  /// Takes steps up; each is refused at the upper bound.
  package func increment(_ element: UIElement, by count: Int = 1) throws(Refusal) {
    try step(element, count, "increment", "upper") { $0.increment }
  }

  /// Takes steps down; each is refused at the lower bound.
  package func decrement(_ element: UIElement, by count: Int = 1) throws(Refusal) {
    try step(element, count, "decrement", "lower") { $0.decrement }
  }

  private func step(
    _ element: UIElement, _ count: Int, _ verb: String, _ bound: String,
    _ way: (ValueEditing) -> (() -> Void)?
  ) throws(Refusal) {
    try begin(element)
    guard element.adjusting != nil else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) has no steps to \(verb) by")
    }
    for number in 1...max(count, 1) {
      // Each step leads to another description, which knows whether there is another one.
      let adjusting = number == 1 ? element.adjusting : element.node.element?.adjusting
      guard element.node.isPresent, let step = adjusting.flatMap(way) else {
        throw Refusal(
          kind: .outOfRange,
          message: "\(element.name) is at its \(bound) bound, or has no action to \(verb)")
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
