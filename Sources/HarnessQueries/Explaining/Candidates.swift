import HarnessGraph
import HarnessUI

/// The elements that come nearest to what a query asked for.
enum Candidates {
  static let most = 5

  static func nearest(to query: ElementQuery, below bases: [UIElement]) -> [UIElement] {
    let wanted = query.wantedTexts.map(Wanted.init)
    let role = query.role ?? query.predicate?.predicate.wantedRole
    var best: [(element: UIElement, score: Double)] = []
    for base in bases {
      base.forEachCandidate { element in
        // Whoever is farther than the last of the best needs no exact distance.
        let limit = best.count < most ? 2 : best[most - 1].score
        let score = distance(element, wanted, role, limit: limit)
        guard let score, score < limit else { return }
        let place = best.firstIndex { $0.score > score } ?? best.count
        best.insert((element, score), at: place)
        if best.count > most { best.removeLast() }
      }
    }
    return best.map(\.element)
  }

  /// Nil for an element that nobody can have meant, such as a group without a name.
  private static func distance(
    _ element: UIElement, _ wanted: [Wanted], _ role: Role?, limit: Double
  ) -> Double? {
    let isRole = role.map { element.roles.contains($0) }
    let penalty = isRole == false ? 0.5 : 0
    var best: Double?
    for name in element.namesForQueries {
      if best == nil { best = 1 }
      for text in wanted {
        best = min(best ?? 1, text.distance(to: name, limit: limit - penalty))
      }
    }
    if best == nil, isRole == true { best = 1 }
    return best.map { $0 + penalty }
  }

  /// A text that a query names.
  private struct Wanted {
    let text: String
    let scalars: [UInt32]

    init(_ text: String) {
      self.text = text.lowercased()
      scalars = EditDistance.scalars(of: self.text)
    }

    /// 0 for the same text, 1 for one that has nothing in common; also 1 beyond the limit.
    func distance(to name: String, limit: Double) -> Double {
      let name = name.lowercased()
      let others = EditDistance.scalars(of: name)
      let longest = max(scalars.count, others.count)
      if longest == 0 { return 1 }
      let isPart = !scalars.isEmpty && (name.hasPart(text) || text.hasPart(name))
      let least = Double(abs(scalars.count - others.count)) / Double(longest)
      if isPart { return min(least, 0.4) }
      if least >= limit { return 1 }
      return Double(EditDistance.between(scalars, others)) / Double(longest)
    }
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
      + (predicate?.predicate.wantedTexts ?? [])
  }
}
