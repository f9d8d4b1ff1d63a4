import HarnessGraph
import HarnessUI

/// The visible elements of one tree by their texts, for finding many of them in a large tree.
///
/// Made at the second search of the same tree, since a tree is often searched once and changed.
final class ElementIndex {
  private var searches = 0
  private var tables: [TextKind: [String: [UIElement]]] = [:]
  private var elements: [UIElement] = []

  /// Few elements are looked at faster than a table is made.
  private static let smallest = 64

  /// The index for a search of the whole tree by an exact text; nil where walking is better.
  static func of(_ base: UIElement, for query: ElementQuery) -> ElementIndex? {
    guard query.any?.exact != nil, base.parent == nil, !base.isHidden,
      !query.includesHidden, !query.isUnmerged, !query.countsInnermostOnly
    else { return nil }
    let index = base.searchIndex as? ElementIndex ?? ElementIndex()
    base.searchIndex = index
    index.searches += 1
    if index.searches == 2 { index.collect(base) }
    return index.elements.count < smallest ? nil : index
  }

  private func collect(_ element: UIElement) {
    for child in element.children where !child.isHidden {
      elements.append(child)
      collect(child)
    }
  }

  func find(_ query: ElementQuery) -> [UIElement] {
    guard let text = query.any?.exact else { return [] }
    for kind in TextKind.allCases {
      guard let candidates = table(of: kind)[text] else { continue }
      let found = candidates.filter(query.holdsBesidesAny)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func table(of kind: TextKind) -> [String: [UIElement]] {
    if let table = tables[kind] { return table }
    var table: [String: [UIElement]] = [:]
    for element in elements {
      for text in element.texts(of: kind) {
        if table[text]?.last !== element { table[text, default: []].append(element) }
      }
    }
    tables[kind] = table
    return table
  }
}

extension UIElement {
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
}
