import HarnessGraph
import HarnessUI

/// Who answers a tap.
struct TapTarget {
  enum Answer {
    /// A control runs its action once for each tap.
    case control
    /// A field takes the focus.
    case field
    /// An option of a control is chosen.
    case option(@MainActor () -> Void)
    /// A gesture runs its action `times` times.
    case gesture(action: () -> Void, times: Int)
  }

  let node: Node
  let answer: Answer

  /// The nearest one from the element outwards, or nil.
  static func of(_ element: UIElement, count: Int) -> TapTarget? {
    if let activate = element.activate {
      let isControl = element.node.element?.activate != nil
      return TapTarget(node: element.node, answer: isControl ? .control : .option(activate))
    }
    if element.editing != nil { return TapTarget(node: element.node, answer: .field) }
    var single: TapTarget?
    var node: Node? = innermost(element.node)
    while let current = node {
      if let control = control(current) { return single ?? control }
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

  /// What a tap in the middle hits: the only thing inside, as far as there is only one.
  private static func innermost(_ node: Node) -> Node {
    var node = node
    while node.element == nil, let only = node.children.first, node.children.count == 1 {
      node = only
    }
    return node
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
