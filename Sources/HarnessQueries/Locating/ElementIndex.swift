import HarnessGraph
import HarnessUI

/// The visible elements of one tree by their texts, for finding many of them in a large tree.
///
/// Made at the second search, since a tree is often searched once and done with; from then on it
/// follows the tree's updates, at the cost of what changed.
final class ElementIndex: ElementTreeFollower {
  private var searches = 0
  private var tables: [TextKind: [String: Bucket]]?

  /// Few elements are looked at faster than a table is made.
  private static let smallest = 64

  /// The index for a search of the whole tree by an exact text; nil where walking is better.
  static func of(_ base: UIElement, for query: ElementQuery) -> ElementIndex? {
    guard query.any?.exact?.isEmpty == false, base.parent == nil, !base.isHidden,
      !query.includesHidden, !query.isUnmerged, !query.countsInnermostOnly, query.predicate == nil
    else { return nil }
    let index = base.follower as? ElementIndex ?? ElementIndex()
    base.follower = index
    index.searches += 1
    return index.isReady(for: base) ? index : nil
  }

  private func isReady(for root: UIElement) -> Bool {
    if tables != nil { return true }
    guard searches > 1, root.hasVisibleElements(Self.smallest) else { return false }
    tables = [:]
    for child in root.children { forEachText(in: child, add) }
    return true
  }

  /// What an exact text finds, in document order.
  func find(_ query: ElementQuery) -> [UIElement] {
    guard let text = query.any?.exact else { return [] }
    for kind in TextKind.allCases {
      guard let bucket = tables?[kind]?[text] else { continue }
      let found = bucket.elements.filter(query.holdsBesidesAny)
      if !found.isEmpty { return found.count == 1 ? found : found.sortedByPlace() }
    }
    return []
  }

  // MARK: Following

  func willRemove(_ elements: [UIElement]) {
    if tables == nil { return }
    for element in elements { forEachText(in: element, remove) }
  }

  func didAdd(_ elements: [UIElement]) {
    if tables == nil { return }
    for element in elements { forEachText(in: element, add) }
  }

  private func forEachText(
    in element: UIElement, _ visit: (TextKind, String, UIElement) -> Void
  ) {
    if element.isHidden { return }
    for kind in TextKind.allCases {
      for text in element.texts(of: kind) where !text.isEmpty { visit(kind, text, element) }
    }
    for child in element.children { forEachText(in: child, visit) }
  }

  private func add(_ kind: TextKind, _ text: String, _ element: UIElement) {
    tables?[kind, default: [:]][text, default: Bucket()].insert(element)
  }

  private func remove(_ kind: TextKind, _ text: String, _ element: UIElement) {
    guard var bucket = tables?[kind]?.removeValue(forKey: text) else { return }
    bucket.remove(element)
    if !bucket.isEmpty { tables?[kind]?[text] = bucket }
  }
}

/// Elements with the same text: usually one.
private struct Bucket {
  private var only: UIElement?
  private var many: [ObjectIdentifier: UIElement] = [:]

  var isEmpty: Bool { only == nil && many.isEmpty }
  var elements: [UIElement] { only.map { [$0] } ?? Array(many.values) }

  mutating func insert(_ element: UIElement) {
    if isEmpty {
      only = element
      return
    }
    if let first = only, first !== element {
      many[ObjectIdentifier(first)] = first
      only = nil
    }
    if only == nil { many[ObjectIdentifier(element)] = element }
  }

  mutating func remove(_ element: UIElement) {
    if only === element { only = nil }
    many[ObjectIdentifier(element)] = nil
  }
}

extension UIElement {
  /// Whether there are at least so many elements below this one that are not hidden.
  fileprivate func hasVisibleElements(_ wanted: Int) -> Bool {
    var left = wanted
    func count(_ element: UIElement) {
      for child in element.children where left > 0 && !child.isHidden {
        left -= 1
        count(child)
      }
    }
    count(self)
    return left <= 0
  }

  /// What an exact text is compared with, for each kind.
  fileprivate func texts(of kind: TextKind) -> [String] {
    switch kind {
    case .identifier: return identifiers
    case .label: return [label]
    case .text: return contentText.map { [$0] } ?? []
    case .value:
      guard case .string(let text)? = value else { return [] }
      return [text]
    case .placeholder: return placeholder.map { [$0] } ?? []
    }
  }

  /// The way from the root, as places among children.
  fileprivate var way: [Int] {
    var places: [Int] = []
    var element = self
    while let parent = element.parent {
      places.append(element.position ?? 0)
      element = parent
    }
    return places.reversed()
  }
}

extension Array where Element == UIElement {
  /// In document order.
  fileprivate func sortedByPlace() -> [UIElement] {
    map { (way: $0.way, element: $0) }
      .sorted { $0.way.lexicographicallyPrecedes($1.way) }
      .map(\.element)
  }
}
