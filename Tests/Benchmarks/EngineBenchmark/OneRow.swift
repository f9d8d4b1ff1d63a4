import HarnessGraph
import HarnessUI

// What the change of one row costs, in screens of 100, 1,000 and 10,000 rows.

/// What changes in a row.
private enum Change: String, CaseIterable {
  /// The text of a button.
  case text
  /// Whether there is one more element.
  case structure
}

/// The row that changes.
private enum Place: String, CaseIterable {
  case first, middle, last

  func index(in screen: Screen) -> Int {
    switch self {
    case .first: 0
    case .middle: screen.rows / 2
    case .last: screen.rows - 1
    }
  }
}

/// What one change costs, part by part, in microseconds.
private struct ChangeCost {
  var settle = 0.0
  var elements = 0.0
  var find = 0.0
}

extension Screen {
  /// Changes the state of a row and changes it again, each time looking for an element, as a script
  /// would; the cost of one of the two.
  fileprivate func change(_ change: Change, at place: Place) -> ChangeCost {
    let name = "\(change.rawValue) \(place.index(in: self))"
    var cost = ChangeCost()
    for _ in 0..<2 {
      let action = find(name).activate
      cost.settle += microseconds {
        action?()
        graph.settle()
      }
      cost.elements += microseconds { _ = graph.elements }
      cost.find += microseconds { _ = find(name) }
    }
    return ChangeCost(
      settle: cost.settle / 2, elements: cost.elements / 2, find: cost.find / 2)
  }
}

/// All figures: screens of each size take turns, so that a change of the machine's speed meets all
/// of them; then each has the machine's caches for itself.
func measureOneRow() {
  let sizes = [100, 1000, 10_000]
  for container in Container.allCases {
    let make = { Screen(rows: $0, in: container) }
    measure(sizes.map(make), name: "\(container)-turns")
    for size in sizes { measure([make(size)], name: "\(container)-alone") }
  }
}

private func measure(_ screens: [Screen], name: String) {
  for change in Change.allCases {
    for place in Place.allCases {
      let costs = costs(of: change, at: place, in: screens)
      for (screen, costs) in zip(screens, costs) {
        let name = "\(name)-\(change)-\(place)-\(screen.rows)"
        report("settle-\(name)", median(costs.map(\.settle)))
        report("elements-\(name)", median(costs.map(\.elements)))
        report("find-\(name)", median(costs.map(\.find)))
      }
    }
  }
}

private func costs(of change: Change, at place: Place, in screens: [Screen]) -> [[ChangeCost]] {
  for screen in screens { for _ in 0..<10 { _ = screen.change(change, at: place) } }
  var costs: [[ChangeCost]] = screens.map { _ in [] }
  for _ in 0..<101 {
    for (index, screen) in screens.enumerated() {
      costs[index].append(screen.change(change, at: place))
    }
  }
  return costs
}

/// Changes both kinds of things in the middle row, for a profiler.
func profileOneRow(in container: Container, times: Int) {
  let screen = Screen(rows: 1000, in: container)
  for _ in 0..<times {
    for change in Change.allCases { _ = screen.change(change, at: .middle) }
  }
}
