import HarnessGraph
import HarnessUI

/// Who answers a tap.
enum TapTarget {
  /// A control runs its action once for each tap.
  case control(Node)
  case field(Node)
  /// A gesture runs its action `times` times.
  case gesture(Node, action: () -> Void, times: Int)

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
        if needed == count { return .gesture(current, action: action, times: 1) }
        if needed == 1, single == nil {
          single = .gesture(current, action: action, times: count)
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

  var node: Node {
    switch self {
    case .control(let node), .field(let node), .gesture(let node, _, _): node
    }
  }
}
