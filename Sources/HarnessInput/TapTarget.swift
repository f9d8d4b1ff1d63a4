import HarnessGraph
import HarnessUI

/// Who answers a tap.
enum TapTarget {
  /// A control runs its action once for each tap.
  case control(Node)
  case field(Node)
  /// A gesture runs its action `times` times.
  case gesture(action: () -> Void, times: Int)

  /// The nearest one from the element outwards, or nil.
  static func of(_ element: UIElement, count: Int) -> TapTarget? {
    if element.activate != nil { return .control(element.node) }
    if element.editing != nil { return .field(element.node) }
    var single: TapTarget?
    var node: Node? = innermost(element.node)
    while let current = node {
      if current.element?.activate != nil { return single ?? .control(current) }
      if current.element?.editing != nil { return single ?? .field(current) }
      for case .tapGesture(let needed, let action) in current.annotations {
        if needed == count { return .gesture(action: action, times: 1) }
        if needed == 1, single == nil {
          single = .gesture(action: action, times: count)
        }
      }
      node = current.parent
    }
    return single
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
