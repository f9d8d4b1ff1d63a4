import HarnessGraph
import HarnessUI

/// Who answers a tap.
struct TapTarget {
  enum Answer {
    /// A control runs its action once for each tap.
    case control
    /// A field takes the focus.
    case field
    /// A gesture runs its action `times` times.
    case gesture(action: () -> Void, times: Int)
  }

  let node: Node
  let answer: Answer

  /// The nearest one from the element outwards, or nil.
  static func of(_ element: UIElement, count: Int) -> TapTarget? {
    if element.activate != nil { return TapTarget(node: element.node, answer: .control) }
    if element.editing != nil { return TapTarget(node: element.node, answer: .field) }
    var single: TapTarget?
    let start = element.node.soleContent
    var node: Node? = start
    while let current = node {
      if let control = control(current) { return single ?? control }
      if let row = row(around: start, in: current) { return single ?? row }
      for case .tapGesture(let needed, let action) in current.annotations {
        let times = needed == count ? 1 : count
        let gesture = TapTarget(node: current, answer: .gesture(action: action, times: times))
        if needed == count { return gesture }
        if needed == 1, single == nil { single = gesture }
      }
      node = current.parent
    }
    return single
  }

  private static func control(_ node: Node) -> TapTarget? {
    if node.element?.activate != nil { return TapTarget(node: node, answer: .control) }
    if node.element?.editing != nil { return TapTarget(node: node, answer: .field) }
    return nil
  }

  /// In a list with a selection, a row that nothing else answers for is selected.
  private static func row(around node: Node, in list: Node) -> TapTarget? {
    guard let selection = list.element?.selection, let tag = node.tag(acceptedBy: selection) else {
      return nil
    }
    return TapTarget(
      node: list, answer: .gesture(action: { selection.select(tag) }, times: 1))
  }
}

@MainActor
extension Refusal {
  static func nothingHandles(tapsOn element: UIElement, count: Int) -> Refusal {
    var message =
      "nothing handles a tap here: \(element.name) and the views around it have no action"
    if let needed = fewestTaps(element) {
      message += "; a gesture there waits for \(needed) taps, this is \(count)"
    }
    return Refusal(kind: .nothingHandled, message: message)
  }

  /// How many taps the nearest gesture around waits for.
  private static func fewestTaps(_ element: UIElement) -> Int? {
    var node: Node? = element.node
    while let current = node {
      for case .tapGesture(let needed, _) in current.annotations { return needed }
      node = current.parent
    }
    return nil
  }
}
