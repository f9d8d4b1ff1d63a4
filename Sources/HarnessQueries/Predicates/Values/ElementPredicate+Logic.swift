nonisolated extension ElementPredicate {
  /// How several predicates make one.
  public enum Logic: Sendable {
    /// All must hold.
    case and
    /// One must hold.
    case or
    /// None may hold.
    case not
  }

  /// Holds when all of some predicates hold. Of none at all nobody can tell: that is a `problem`.
  public static func all(_ predicates: [ElementPredicate]) -> ElementPredicate {
    combined(predicates, by: "all") { .all($0) }
  }

  /// Holds when at least one of some predicates holds.
  public static func any(_ predicates: [ElementPredicate]) -> ElementPredicate {
    combined(predicates, by: "any") { .any($0) }
  }

  /// Holds when none of some predicates holds.
  public static func none(_ predicates: [ElementPredicate]) -> ElementPredicate {
    if predicates.isEmpty { return empty("none") }
    return ElementPredicate(.not(any(predicates)))
  }

  private static func combined(
    _ predicates: [ElementPredicate], by word: String, _ form: ([ElementPredicate]) -> Form
  ) -> ElementPredicate {
    if predicates.isEmpty { return empty(word) }
    return predicates.count == 1 ? predicates[0] : ElementPredicate(form(predicates))
  }

  private static func empty(_ word: String) -> ElementPredicate {
    ElementPredicate(.invalid("\(word) of no predicates says nothing: give at least one"))
  }
}

nonisolated extension Collection where Element == ElementPredicate {
  /// One predicate of several.
  ///
  /// - Parameter logic: whether all must hold, one, or none.
  /// - Returns: for an empty collection a predicate with a `problem`.
  public func merged(withLogic logic: ElementPredicate.Logic = .and) -> ElementPredicate {
    switch logic {
    case .and: .all(Array(self))
    case .or: .any(Array(self))
    case .not: .none(Array(self))
    }
  }
}
