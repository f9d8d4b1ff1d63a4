/// A condition on elements as a value, which can be kept, combined, printed and judged.
///
/// ```swift
/// let save: ElementPredicate = [.type(.button), .exists(true), .label(.beginsWith, "Sa")].merged()
/// save.format  // elementType == 9 && exists == true && label BEGINSWITH 'Sa'
/// ```
///
/// One that makes no sense, such as a comparison with an expression that is none, is still a value:
/// it has a `problem`, and whoever judges it reports that.
public nonisolated struct ElementPredicate: Hashable, Sendable {
  package indirect enum Form: Hashable, Sendable {
    /// `TRUEPREDICATE` and `FALSEPREDICATE`.
    case constant(Bool)
    case condition(PredicateCondition)
    /// Something below the element.
    case has(RelatedElement)
    /// Something around the element.
    case within(RelatedElement)
    /// Two or more, of which all must hold.
    case all([ElementPredicate])
    /// Two or more, of which one must hold.
    case any([ElementPredicate])
    case not(ElementPredicate)
    /// What can't be judged, and why.
    case invalid(String)
  }

  package let form: Form
  /// Why nobody can judge it, such as a list of no predicates; nil for a sound one.
  public let problem: String?
  /// How many predicates stand inside each other here, at most.
  private let depth: Int

  /// Deeper ones are refused: whoever walks through a predicate does so by recursion.
  package static let deepest = 200

  package init(_ form: Form) {
    let inside = form.predicates
    depth = 1 + (inside.map(\.depth).max() ?? 0)
    guard depth <= Self.deepest else {
      let sentence = "predicates stand inside each other more than \(Self.deepest) deep"
      self.form = .invalid(sentence)
      problem = sentence
      return
    }
    self.form = form
    problem = form.ownProblem ?? inside.lazy.compactMap(\.problem).first
  }

  /// This predicate and all inside, outer ones first.
  func forEach(_ visit: (ElementPredicate) -> Void) {
    visit(self)
    for predicate in form.predicates { predicate.forEach(visit) }
  }
}

/// The predicates of Einstein, the library for UI tests, whose name its users know.
public typealias EasyPredicate = ElementPredicate

nonisolated extension ElementPredicate.Form {
  /// The predicates directly inside.
  var predicates: [ElementPredicate] {
    switch self {
    case .all(let predicates), .any(let predicates): predicates
    case .not(let predicate): [predicate]
    case .has(.predicate(let predicate)), .within(.predicate(let predicate)): [predicate]
    case .has(.locator), .within(.locator), .constant, .condition, .invalid: []
    }
  }

  fileprivate var ownProblem: String? {
    switch self {
    case .condition(let condition): condition.problem
    case .invalid(let sentence): sentence
    case .has(.predicate(let predicate)), .within(.predicate(let predicate)):
      predicate.asksForCount
        ? "count says how many elements a locator matches, and has and within ask each element"
        : nil
    default: nil
    }
  }
}

/// What `has` looks for below an element, and `within` around it.
package nonisolated enum RelatedElement: Hashable, Sendable {
  case predicate(ElementPredicate)
  case locator(HeldLocator)
}

/// A locator inside a predicate, which is the same only as itself.
package final class HeldLocator: Sendable {
  package let locator: Locator
  /// What a script would write for it.
  nonisolated let text: String

  package init(_ locator: Locator) {
    self.locator = locator
    text = locator.description
  }
}

extension HeldLocator: nonisolated Hashable {
  package nonisolated static func == (left: HeldLocator, right: HeldLocator) -> Bool {
    left === right
  }

  package nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
