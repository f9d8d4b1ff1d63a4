/// How many workers may be replaced before a test finishes: an end to hopeless runs.
package struct RestartBudget: Equatable, Sendable {
  package let limit: Int
  package private(set) var spent = 0

  package init(workers: Int) {
    limit = 2 * workers + 5
  }

  /// Takes one replacement from the budget.
  /// - Returns: False when there was none left.
  package mutating func spend() -> Bool {
    spent += 1
    return spent <= limit
  }

  /// A test finished, so the run gets somewhere.
  package mutating func renew() {
    spent = 0
  }
}
