import HarnessUI

/// Keeps something about a tree and is told what changes in it.
package protocol ElementTreeFollower: AnyObject {
  /// Elements are about to leave the tree, or to change.
  func willRemove(_ elements: [UIElement])
  /// Elements came into the tree, or have changed.
  func didAdd(_ elements: [UIElement])
}

/// The element tree as it was made last, and what changed since.
struct ElementCache {
  let root: UIElement
  private var generation: Int
  private var changed: [Node] = []
  /// The field whose keyboard the tree shows.
  let keyboardField: ObjectIdentifier?

  /// More changes than this, and the whole tree is made anew.
  private static let most = 32

  init(_ root: UIElement, generation: Int, keyboardField: Node?) {
    self.root = root
    self.generation = generation
    self.keyboardField = keyboardField.map(ObjectIdentifier.init)
  }

  /// A node was brought up to date, which took so many evaluations.
  mutating func note(_ node: Node, evaluations: Int) {
    generation &+= evaluations
    if changed.count > Self.most || changed.contains(where: { $0 === node }) { return }
    changed.append(node)
  }

  /// Whether the tree shows the graph of a generation, perhaps after an update.
  mutating func update(to generation: Int) -> Bool {
    // Whoever evaluates nodes without saying which gets a new tree.
    guard generation == self.generation else { return false }
    if changed.isEmpty { return true }
    guard changed.count <= Self.most, ElementUpdate(root: root).renew(changed) else { return false }
    changed = []
    return true
  }
}

extension Graph {
  /// The root of the element tree: a group that stands for the mounted view.
  ///
  /// - Complexity: O(nodes around what changed), at worst O(nodes); O(1) without a change.
  package var elements: UIElement {
    // At an instant views may be on their way out, where nobody evaluates them.
    guard !showsInstants, elementCache?.update(to: generation) == true, let elementCache,
      showKeyboard(in: elementCache)
    else { return makeElements() }
    return elementCache.root
  }

  /// Makes the element tree from the nodes as a whole, and keeps it.
  package func makeElements() -> UIElement {
    elementBuilds += 1
    let root = ElementBuilder.tree(of: self)
    if let overlay { root.show(overlay) }
    elementCache = ElementCache(root, generation: generation, keyboardField: keyboardField)
    return root
  }
}
