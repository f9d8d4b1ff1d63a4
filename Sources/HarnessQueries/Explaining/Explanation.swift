import HarnessGraph
import HarnessUI

/// Says why a locator does not find exactly one element.
struct Explanation {
  let graph: Graph
  private let unique: UniqueLocator
  private let write: LocatorWriting
  private var nearest: UIElement?

  init(_ graph: Graph, _ write: @escaping LocatorWriting) {
    self.graph = graph
    unique = UniqueLocator(graph)
    self.write = write
  }

  // MARK: More than one

  private static let mostMatches = 10

  func ambiguous(_ sought: Locator, _ elements: [UIElement]) -> MatchFailure {
    var lines = table(elements.prefix(Self.mostMatches).map { ($0.summary, locator(of: $0)) })
    let rest = elements.count - Self.mostMatches
    if rest > 0 { lines.append("… and \(rest) more") }
    return MatchFailure(
      kind: .ambiguous,
      message: "\(write(sought)) matches \(elements.count) elements where one is needed",
      lines: lines, nearest: elements.first)
  }

  // MARK: None

  mutating func missing(_ locator: Locator) -> MatchFailure {
    if let pins = locator.goneIn(graph) {
      return MatchFailure(
        kind: .gone,
        message: "\(pins.text) is gone: \(pins.pins[0].summary) has left the interface", lines: [],
        nearest: nil)
    }
    let lines = reasons(for: locator)
    return MatchFailure(
      kind: .missing, message: "\(write(locator)) matches nothing", lines: lines, nearest: nearest)
  }

  private mutating func reasons(for locator: Locator) -> [String] {
    let failing = firstEmpty(locator)
    var lines: [String] = []
    if failing.steps.count < locator.steps.count {
      lines.append("\(write(failing)) matches nothing")
    }
    guard let before = failing.shortened else { return lines }
    let bases = before.resolve(in: graph)
    switch failing.steps.last {
    case .find(let query):
      if let counted = countedMatches(of: query, below: bases) { return lines + counted }
      if let missing = missingType(of: query, below: bases) { return lines + [missing] }
      lines += viewsOfType(in: query, below: bases)
      lines += failingConditions(of: query, below: bases)
      lines += nearest(to: query, below: bases, in: before.steps.isEmpty ? nil : before)
      lines += refused(query, below: bases)
    case .below(let inner) where before.steps.isEmpty: lines += reasons(for: inner)
    case .or(let other): lines += reasons(for: before) + reasons(for: other)
    case .pinned: break
    default: lines += count(of: before)
    }
    return lines
  }

  /// The shortest beginning of the chain that finds nothing.
  private func firstEmpty(_ locator: Locator) -> Locator {
    var failing = locator
    while let shorter = failing.shortened, shorter.resolve(in: graph).isEmpty {
      // One that adds others is not to blame for what stands before it.
      if case .or? = failing.steps.last { break }
      failing = shorter
    }
    return failing
  }

  private mutating func count(of shorter: Locator) -> [String] {
    let elements = shorter.resolve(in: graph)
    nearest = nearest ?? elements.first
    let things = elements.count == 1 ? "1 element" : "\(elements.count) elements"
    let shown = elements.prefix(Candidates.most).map { ($0.summary, locator(of: $0)) }
    return ["\(write(shorter)) matches \(things):"] + table(shown).map { "  \($0)" }
  }

  private mutating func nearest(
    to query: ElementQuery, below bases: [UIElement], in way: Locator?
  ) -> [String] {
    let candidates = Candidates.nearest(to: query, below: bases)
    nearest = nearest ?? candidates.first
    let place = way.map { " below \(write($0))" } ?? ""
    if candidates.isEmpty { return ["there are no elements\(place)"] }
    return ["nearest\(place):"]
      + table(candidates.map { ($0.summary, locator(of: $0)) }).map { "  \($0)" }
  }

  /// Matches that are hidden, or merged into a control.
  private mutating func refused(_ query: ElementQuery, below bases: [UIElement]) -> [String] {
    var wider = query
    wider.includesHidden = true
    let hidden = ElementSearch.find(wider, below: bases).filter { $0.isHidden }
    nearest = hidden.first ?? nearest
    var lines = hidden.prefix(Candidates.most).map { element in
      let hider = element.hiddenBy ?? element.silencedBy
      return "\(element.name) is there, but hidden by \(hider?.cause ?? "a view around it")"
    }
    if lines.isEmpty, !query.isUnmerged {
      wider = query
      wider.isUnmerged = true
      let parts = ElementSearch.find(wider, below: bases).prefix(Candidates.most)
      nearest = parts.first ?? nearest
      lines = parts.map { "\($0.name) is a part of a control: \(locator(of: $0))" }
    }
    return lines
  }

  private func failingConditions(of query: ElementQuery, below bases: [UIElement]) -> [String] {
    guard let condition = query.condition else { return [] }
    var problem: String?
    for base in bases where problem == nil {
      base.forEach { element in
        if problem != nil { return }
        do { _ = try condition.holds(element) } catch {
          problem = "\(condition.text) failed for \(element.name): \(error)"
        }
      }
    }
    return problem.map { [$0] } ?? []
  }

  // MARK: Lines

  func locator(of element: UIElement) -> String { write(unique.locator(of: element)) }

  /// What an element is, and how to find it, in two columns.
  func table(_ rows: [(String, String)]) -> [String] {
    let width = min(rows.map { $0.0.count }.max() ?? 0, 48)
    return rows.map { what, how in
      what + String(repeating: " ", count: max(0, width - what.count)) + "  " + how
    }
  }
}

extension Node {
  /// The view that is the cause of something, and the way to it.
  fileprivate var cause: String { "\(placeName) (\(placePath))" }
}

extension Locator {
  /// The pins of which none is left.
  fileprivate func goneIn(_ graph: Graph) -> Pins? {
    guard case .pinned(let pins)? = steps.first, !pins.pins.isEmpty,
      !pins.pins.contains(where: { $0.node?.isAlive == true })
    else { return nil }
    return pins
  }
}
