import HarnessGraph
import HarnessUI

/// The elements that come nearest to what a query asked for.
enum Candidates {
  static let most = 5

  static func nearest(to query: ElementQuery, below bases: [UIElement]) -> [UIElement] {
    let texts = query.wantedTexts.map { $0.lowercased() }
    var ranked: [(element: UIElement, score: Double)] = []
    for base in bases {
      base.forEachCandidate { element in
        let score = distance(element, texts, query.role)
        if let score { ranked.append((element, score)) }
      }
    }
    // Swift's sort is stable: equals stay in document order.
    ranked.sort { $0.score < $1.score }
    return ranked.prefix(most).map(\.element)
  }

  /// Nil for an element that nobody can have meant, such as a group without a name.
  private static func distance(
    _ element: UIElement, _ texts: [String], _ role: Role?
  ) -> Double? {
    let names = element.namesForQueries.map { $0.lowercased() }
    let isRole = role.map { element.roles.contains($0) }
    if names.isEmpty, isRole != true { return nil }
    var best = 1.0
    for text in texts {
      for name in names { best = min(best, distance(text, name)) }
    }
    return best + (isRole == false ? 0.5 : 0)
  }

  private static func distance(_ wanted: String, _ name: String) -> Double {
    let longest = max(wanted.count, name.count)
    if longest == 0 { return 1 }
    let edits = Double(EditDistance.between(wanted, name)) / Double(longest)
    let isPart = !wanted.isEmpty && (name.hasPart(wanted) || wanted.hasPart(name))
    return isPart ? min(edits, 0.4) : edits
  }
}

extension UIElement {
  /// Calls `visit` for what a search below this element looks at.
  fileprivate func forEachCandidate(_ visit: (UIElement) -> Void) {
    for part in parts { part.forEachUnmerged { if !$0.isHidden || isHidden { visit($0) } } }
    for child in children { child.forEach { if !$0.isHidden || isHidden { visit($0) } } }
  }
}

extension ElementQuery {
  /// The texts that the query names, whatever they are compared with.
  fileprivate var wantedTexts: [String] {
    var matches = [any, label, text, placeholder, hasText].compactMap { $0 }
    if case .text(let match)? = id { matches.append(match) }
    if case .text(let match)? = value { matches.append(match) }
    return matches.flatMap { $0.conditions.map(\.text) }
  }
}
