import HarnessGraph
import HarnessQueries
import HarnessUI

// Predicates that look at each of 10,000 elements, and find one or none of them.

/// Simple questions and two that are made of several, each under the name of its figure.
private let predicates: [(name: String, predicate: ElementPredicate)] = [
  ("predicate-label", .label(.beginsWith, "tips")), ("predicate-type", .type(.switch)),
  ("predicate-enabled", .isEnabled(false)), ("predicate-identifier", .identifier("text 4999")),
  ("predicate-like", .identifier(.like, "*t 4999")),
  ("predicate-folded", .label(.contains[.cd], "TIPS")),
  ("compound-format", .other("elementType == 9 && label BEGINSWITH 'tips' || exists == false")),
  ("compound-around", .all([.type(.button), .within(.role(.list))])),
]

/// Prints what a search takes for each element that it looks at.
func measurePredicates() {
  let screen = Screen(rows: 5000, in: .stack)
  var count = 0
  screen.graph.elements.forEachUnmerged { _ in count += 1 }
  report("elements", Double(count))
  let judge = ElementJudge { _ in true }
  for (name, predicate) in predicates {
    var query = ElementQuery()
    query.predicate = PredicateTest(predicate, by: judge)
    query.isUnmerged = true
    let locator = Locator(query)
    let times = (0..<9).map { _ in
      microseconds { precondition(locator.resolve(in: screen.graph).count < 2) }
    }
    report(name, median(times) / Double(count))
  }
}
