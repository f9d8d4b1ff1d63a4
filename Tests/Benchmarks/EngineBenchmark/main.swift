import HarnessGraph

// Measures the engine and prints one line for each figure: name, value. `scripts/bench` reads them.
//
// usage: EngineBenchmark            all figures
//        EngineBenchmark mount N    only mounts N times, for a profiler
//        EngineBenchmark update N   mounts once and changes all rows N times, for a profiler
//        EngineBenchmark change N   mounts once and changes one row N times, for a profiler

private let rows = 1000
/// Mounted screens stay, so that a profile of mounting shows nothing else.
private var kept: [Screen] = []
private let arguments = CommandLine.arguments.dropFirst()

private func report(_ name: String, _ value: Double) { print("\(name) \(value)") }

private func measureAllRows() {
  var mounts: [Double] = []
  var updates: [Double] = []
  var nodes = 0
  for _ in 0..<15 {
    var screen: Screen?
    let mount = microseconds { screen = Screen(rows: rows) }
    guard let screen else { return }
    nodes = screen.nodeCount
    mounts.append(mount / Double(nodes))
    updates.append(microseconds { screen.changeAllRows(times: 3) } / Double(3 * nodes))
  }
  report("nodes", Double(nodes))
  report("mount", median(mounts))
  report("update", median(updates))
}

/// The screens take turns, so that a change of the machine's speed meets all of them.
private func measureOneRow() {
  let screens = [100, 1000, 10_000].map { Screen(rows: $0) }
  for screen in screens { for _ in 0..<20 { _ = screen.changeOneRow() } }
  var costs: [[ChangeCost]] = screens.map { _ in [] }
  for _ in 0..<201 {
    for (index, screen) in screens.enumerated() { costs[index].append(screen.changeOneRow()) }
  }
  for (screen, costs) in zip(screens, costs) {
    report("settle-\(screen.rows)", median(costs.map(\.settle)))
    report("elements-\(screen.rows)", median(costs.map(\.elements)))
    report("find-\(screen.rows)", median(costs.map(\.find)))
  }
}

private func profile(_ what: String, times: Int) {
  let screen = Screen(rows: rows)
  switch what {
  case "mount": for _ in 0..<times { kept.append(Screen(rows: rows)) }
  case "update": screen.changeAllRows(times: times)
  default: for _ in 0..<times { _ = screen.changeOneRow() }
  }
  report("nodes", Double(screen.nodeCount))
}

if let what = arguments.first, let times = arguments.last.flatMap({ Int($0) }) {
  profile(what, times: times)
} else {
  measureAllRows()
  measureOneRow()
}
