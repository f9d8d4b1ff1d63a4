import HarnessGraph
import HarnessUI

/// The elements of one tree by their texts and by their views, for finding many of them in a large
/// tree.
///
/// Made at the second search, since a tree is often searched once and done with; from then on it
/// follows the tree's updates, at the cost of what changed.
final class ElementIndex: ElementTreeFollower {
  /// By what texts are looked up: kinds that a query can ask for on their own, and string ids.
  fileprivate enum Key: CaseIterable {
    case identifier, explicitID, label, text, value, placeholder
  }

  private var searches = 0
  /// Of the visible elements, without the parts of controls.
  private var texts: [Key: [String: Bucket]] = [:]
  /// Of all elements.
  private var views: [ObjectIdentifier: Bucket] = [:]
  private var isMade = false

  /// Few elements are looked at faster than a table is made.
  private static let smallest = 64
  /// To look around so many elements is faster than to search a tree.
  private static let mostInside = 16

  /// The index of a tree; nil where walking is better.
  private static func of(_ root: UIElement) -> ElementIndex? {
    let index = root.follower as? ElementIndex ?? ElementIndex()
    root.follower = index
    index.searches += 1
    if index.isMade { return index }
    guard index.searches > 1, root.hasVisibleElements(smallest) else { return nil }
    index.isMade = true
    index.addAll(root)
    return index
  }

  /// What a query finds below an element, in document order; nil where it has to be walked.
  static func find(_ query: ElementQuery, below base: UIElement) -> [UIElement]? {
    guard let wanted = query.indexedTexts, !base.isHidden, base.standing == nil else { return nil }
    if base.parent == nil { return of(base)?.find(query, wanted) }
    // Who names a control may look into it, and what is merged has no place here.
    guard base.parts.isEmpty, !base.children.isEmpty else { return nil }
    return of(base.root)?.find(query, wanted, below: base)
  }

  /// - Parameter base: nil for the whole tree.
  private func find(
    _ query: ElementQuery, _ wanted: IndexedTexts, below base: UIElement? = nil
  ) -> [UIElement]? {
    for keys in wanted.keys {
      let buckets = keys.compactMap { texts[$0]?[wanted.text] }
      if base != nil, buckets.contains(where: { $0.count > Self.mostInside }) { return nil }
      var known: Set<ObjectIdentifier> = []
      let found = buckets.flatMap(\.elements).filter { element in
        if let base, !element.isInside(base) { return false }
        if !query.holdsBesidesAny(for: element) { return false }
        return buckets.count == 1 || known.insert(ObjectIdentifier(element)).inserted
      }
      if !found.isEmpty { return found.count == 1 ? found : found.sortedByPlace() }
    }
    return []
  }

  /// The elements of a view anywhere in the tree that a root belongs to; nil where it has to be walked.
  static func elements(of view: Node, in root: UIElement) -> [UIElement]? {
    guard root.parent == nil, let index = of(root) else { return nil }
    return index.views[ObjectIdentifier(view)]?.elements ?? []
  }

  // MARK: Following

  func willRemove(_ elements: [UIElement]) {
    if !isMade { return }
    for element in elements {
      forEachText(in: element) { texts[$0]?.remove($2, at: $1) }
      element.forEachUnmerged { views.remove($0, at: ObjectIdentifier($0.node)) }
    }
  }

  func didAdd(_ elements: [UIElement]) {
    if !isMade { return }
    for element in elements {
      forEachText(in: element, add)
      element.forEachUnmerged(add)
    }
  }

  private func addAll(_ root: UIElement) {
    for key in Key.allCases { texts[key] = [:] }
    for child in root.children { forEachText(in: child, add) }
    root.forEachUnmerged(add)
  }

  private func forEachText(
    in element: UIElement, _ visit: (Key, String, UIElement) -> Void
  ) {
    if element.isHidden { return }
    for key in Key.allCases {
      for text in element.texts(of: key) where !text.isEmpty { visit(key, text, element) }
    }
    for child in element.children { forEachText(in: child, visit) }
  }

  private func add(_ key: Key, _ text: String, _ element: UIElement) {
    texts[key]?[text, default: Bucket()].insert(element)
  }

  private func add(_ element: UIElement) {
    views[ObjectIdentifier(element.node), default: Bucket()].insert(element)
  }
}

extension Dictionary where Value == Bucket {
  fileprivate mutating func remove(_ element: UIElement, at key: Key) {
    guard var bucket = removeValue(forKey: key) else { return }
    bucket.remove(element)
    if !bucket.isEmpty { self[key] = bucket }
  }
}

/// What to look up for a query.
private struct IndexedTexts {
  let text: String
  /// The first of these with a match wins.
  let keys: [[ElementIndex.Key]]
}

extension ElementQuery {
  /// Nil where an exact text does not say what the query finds.
  fileprivate var indexedTexts: IndexedTexts? {
    guard !includesHidden, !isUnmerged, locale == nil, !countsInnermostOnly, predicate == nil else {
      return nil
    }
    let keys: [[ElementIndex.Key]]
    let wanted: String?
    if let any {
      keys = [[.identifier], [.label], [.text], [.value], [.placeholder]]
      wanted = any.exact
    } else if case .text(let match)? = id {
      keys = [[.identifier, .explicitID]]
      wanted = match.exact
    } else {
      keys = [[.label]]
      wanted = label?.exact
    }
    guard let wanted, !wanted.isEmpty else { return nil }
    return IndexedTexts(text: wanted, keys: keys)
  }
}

/// Elements with the same text: usually one.
private struct Bucket {
  private var only: UIElement?
  private var many: [ObjectIdentifier: UIElement] = [:]

  var isEmpty: Bool { only == nil && many.isEmpty }
  var count: Int { only == nil ? many.count : 1 }
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

  /// What an exact text is compared with, for each key.
  fileprivate func texts(of key: ElementIndex.Key) -> [String] {
    switch key {
    case .identifier: return identifiers
    case .explicitID: return explicitIDs.compactMap { $0.base as? String }
    case .label: return [label]
    case .text: return contentText.map { [$0] } ?? []
    case .value:
      guard case .string(let text)? = value else { return [] }
      return [text]
    case .placeholder: return placeholder.map { [$0] } ?? []
    }
  }

  fileprivate func isInside(_ outer: UIElement) -> Bool {
    var element = parent
    while let current = element, current !== outer { element = current.parent }
    return element != nil
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
