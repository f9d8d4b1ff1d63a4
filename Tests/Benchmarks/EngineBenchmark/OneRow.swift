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

private let sizes = [100, 1000, 10_000]

/// What was measured, round by round, for one kind of change.
private struct Figures {
  let name: String
  let change: Change
  let place: Place
  /// A cost for each size, in each round.
  private var rounds: [[ChangeCost]] = []

  /// Figures for each kind of change.
  static func all(named name: String) -> [Figures] {
    Change.allCases.flatMap { change in
      Place.allCases.map { Figures(name: name, change: change, place: $0) }
    }
  }

  private init(name: String, change: Change, place: Place) {
    self.name = "\(name)-\(change)-\(place)"
    self.change = change
    self.place = place
  }

  mutating func measure(_ screen: Screen, samples: Int) {
    if rounds.last.map({ $0.count == sizes.count }) ?? true { rounds.append([]) }
    let costs = (0..<samples).map { _ in screen.change(change, at: place) }
    let cost = ChangeCost(
      settle: median(costs.map(\.settle)), elements: median(costs.map(\.elements)),
      find: median(costs.map(\.find)))
    rounds[rounds.count - 1].append(cost)
  }

  func report() {
    report("settle", \.settle)
    report("elements", \.elements)
    report("find", \.find)
  }

  /// The cost for each size, and how many times that of the smallest the largest is. That is
  /// compared within a round, since the machine is not always equally quick.
  private func report(_ part: String, _ value: (ChangeCost) -> Double) {
    for (index, size) in sizes.enumerated() {
      EngineBenchmark.report("\(part)-\(name)-\(size)", median(rounds.map { value($0[index]) }))
    }
    let ratios = rounds.map { value($0[sizes.count - 1]) / value($0[0]) }
    EngineBenchmark.report("\(part)-\(name)-ratio", median(ratios))
  }
}

func measureOneRow() {
  for container in Container.allCases {
    measureInTurn(container)
    measureAlone(container)
    for size in sizes { measureEachRow(of: size, in: container) }
  }
}

/// A change in each screen in turn: what one does to the machine's caches, the others pay.
private func measureInTurn(_ container: Container) {
  let screens = sizes.map { Screen(rows: $0, in: container) }
  var figures = Figures.all(named: "\(container)-turns")
  for screen in screens { screen.warmUp() }
  for index in figures.indices {
    for _ in 0..<101 {
      for screen in screens { figures[index].measure(screen, samples: 1) }
    }
    figures[index].report()
  }
}

/// Many changes in a screen that is the only one.
private func measureAlone(_ container: Container) {
  var figures = Figures.all(named: "\(container)-alone")
  for _ in 0..<11 {
    for size in sizes {
      let screen = Screen(rows: size, in: container)
      screen.warmUp()
      for index in figures.indices { figures[index].measure(screen, samples: 15) }
    }
  }
  for figure in figures { figure.report() }
}

/// All rows change one after the other: elements come, and those behind them move on.
private func measureEachRow(of size: Int, in container: Container) {
  let screen = Screen(rows: size, in: container)
  screen.warmUp()
  let actions = (0..<size).map { screen.find("structure \($0)").activate }
  let time = microseconds {
    for action in actions {
      action?()
      screen.graph.settle()
      _ = screen.graph.elements
    }
  }
  report("each-\(container)-\(size)", time / Double(size))
}

extension Screen {
  /// Makes elements, the index of a search, and room for elements that come.
  fileprivate func warmUp() {
    for change in Change.allCases {
      for place in Place.allCases { for _ in 0..<5 { _ = self.change(change, at: place) } }
    }
  }
}

/// Changes both kinds of things in the middle row, for a profiler.
func profileOneRow(in container: Container, times: Int) {
  let screen = Screen(rows: 1000, in: container)
  for _ in 0..<times {
    for change in Change.allCases { _ = screen.change(change, at: .middle) }
  }
}
