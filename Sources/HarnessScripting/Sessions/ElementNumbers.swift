import HarnessGraph
import HarnessUI

/// The numbers by which a person names elements. An element keeps its number for as long as it
/// lives, so that what was read on the screen some lines ago still means the same.
struct ElementNumbers {
  private struct Holder {
    /// Weak: what has a number must not live longer than without one.
    weak let node: Node?
    let role: Role
  }

  /// The number of the first is 1.
  private var holders: [Holder] = []

  /// Gives a number to each element that has none.
  mutating func number(_ elements: [UIElement]) {
    for element in elements where number(of: element) == nil {
      holders.append(Holder(node: element.node, role: element.role))
    }
  }

  func number(of element: UIElement) -> Int? {
    let index = holders.firstIndex { $0.node === element.node && $0.role == element.role }
    return index.map { $0 + 1 }
  }

  /// Whether the number was ever given.
  func isKnown(_ number: Int) -> Bool { holders.indices.contains(number - 1) }
}
