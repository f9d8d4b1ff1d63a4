import HarnessGraph

// Measures the engine and prints one line for each figure: name, value. `scripts/bench` reads them.
//
// usage: EngineBenchmark            all figures
//        EngineBenchmark mount N    only mounts N times, for a profiler
//        EngineBenchmark update N   mounts once and changes all rows N times, for a profiler
//        EngineBenchmark layout N   mounts N times and lays out everything, for a profiler
//        EngineBenchmark rows       the figures of one row that changes, only
//        EngineBenchmark predicates the figures of predicates, only
//        EngineBenchmark stack N    changes one small row in a stack N times, for a profiler
//        EngineBenchmark list N     changes one small row in a list N times, for a profiler

private let rows = 1000
/// Mounted screens stay, so that a profile of mounting shows nothing else.
private var kept: [Screen] = []
private let arguments = CommandLine.arguments.dropFirst()

private func measureAllRows() {
  var mounts: [Double] = []
  var updates: [Double] = []
  var nodes = 0
  var evaluated = 0
  for _ in 0..<15 {
    var screen: Screen?
    let mount = microseconds { screen = Screen(rows: rows) }
    guard let screen else { return }
    nodes = screen.nodeCount
    mounts.append(mount / Double(nodes))
    // Not every node is reached. The generation counts those that are.
    let before = screen.graph.generation
    let update = microseconds { screen.changeAllRows(times: 4) }
    evaluated = (screen.graph.generation - before) / 4
    updates.append(update / Double(4 * evaluated))
  }
  report("nodes", Double(nodes))
  report("evaluated", Double(evaluated))
  report("mount", median(mounts))
  report("update", median(updates))
}

/// Everything is sized and placed for the first time, and once more after one row's change.
private func measureLayout() {
  var first: [Double] = []
  var again: [Double] = []
  for _ in 0..<9 {
    let screen = Screen(rows: rows)
    first.append(microseconds { screen.layOut() } / Double(screen.nodeCount))
    let action = screen.find("count 500").activate
    action?()
    screen.graph.settle()
    again.append(microseconds { screen.layOut() })
  }
  report("layout", median(first))
  report("layout_after_change", median(again))
}

private func profile(_ what: String, times: Int) {
  if let container = Container(rawValue: what) {
    return profileOneRow(in: container, times: times)
  }
  let screen = Screen(rows: rows)
  switch what {
  case "mount": for _ in 0..<times { kept.append(Screen(rows: rows)) }
  case "layout":
    for _ in 0..<times {
      kept.append(Screen(rows: rows))
      kept.last?.layOut()
    }
  default: screen.changeAllRows(times: times)
  }
  report("nodes", Double(screen.nodeCount))
}

if let what = arguments.first, let times = arguments.last.flatMap({ Int($0) }) {
  profile(what, times: times)
} else {
  if arguments.isEmpty {
    measureAllRows()
    measureLayout()
  }
  if arguments.first != "rows" { measurePredicates() }
  if arguments.first != "predicates" { measureOneRow() }
}
