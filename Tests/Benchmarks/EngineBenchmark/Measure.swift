import Foundation
import Glibc
import HarnessGraph
import HarnessQueries
import HarnessUI

/// A mounted screen of rows.
struct Screen {
  let graph: Graph
  let rows: Int

  /// Mixed rows.
  init(rows: Int) {
    self.rows = rows
    graph = Graph(MixedRows(models: (0..<rows).map { RowModel(title: "title \($0)") }))
  }

  /// Small rows.
  init(rows: Int, in container: Container) {
    self.rows = rows
    graph = Graph(SmallRows(count: rows, container: container))
  }

  /// All nodes of the graph.
  var nodeCount: Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return graph.root.map(count) ?? 0
  }

  /// Finds the only element with an identifier, as a script does.
  func find(_ identifier: String) -> UIElement {
    let found = Locator(ElementQuery(identifier)).resolve(in: graph)
    precondition(found.count == 1, "\(found.count) elements \(identifier)")
    return found[0]
  }

  /// Sizes and places all views: a touch beside all of them has to look at each.
  func layOut() { _ = graph.hit(at: CGPoint(x: -1, y: -1)) }

  /// The button that makes a change which reaches every row.
  var nextRound: UIElement { find("next round") }

  /// Makes changes that reach every row. The action stays the same, so no element is needed anew.
  func changeAllRows(times: Int) {
    let action = nextRound.activate
    for _ in 0..<times {
      action?()
      graph.settle()
    }
  }
}

/// The processor time of some work: others use the machine too.
func microseconds(_ work: () -> Void) -> Double {
  let start = processorTime()
  work()
  return processorTime() - start
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The middle one of some values.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Prints one figure.
func report(_ name: String, _ value: Double) { print("\(name) \(value)") }
