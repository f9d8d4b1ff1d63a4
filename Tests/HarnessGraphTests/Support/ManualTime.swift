import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

/// A clock that a test moves by hand.
@MainActor
final class ManualTime: AnimationTime {
  nonisolated(unsafe) private(set) var now: Int64 = 0
  nonisolated(unsafe) private var alarms: [(instant: Int64, number: Int, action: () -> Void)] = []
  nonisolated(unsafe) private var count = 0

  nonisolated func schedule(at instant: Int64, _ action: @escaping () -> Void) -> Int {
    count += 1
    alarms.append((instant, count, action))
    return count
  }

  nonisolated func cancel(_ alarm: Int) { alarms.removeAll { $0.number == alarm } }

  var isIdle: Bool { alarms.isEmpty }

  /// Moves on by some seconds, stopping wherever something is due.
  func advance(_ seconds: Double, _ graph: Graph) {
    let end = now + Int64((seconds * 1e9).rounded())
    while let next = alarms.map(\.instant).min(), next <= end {
      now = next
      let due = alarms.filter { $0.instant == next }
      alarms.removeAll { $0.instant == next }
      for alarm in due { alarm.action() }
      graph.settle()
    }
    now = end
    graph.settle()
  }
}

/// A mounted view on a clock that the test moves.
@MainActor
struct Timed {
  let time = ManualTime()
  let mounted: Mounted

  init<V: View>(_ view: V) { mounted = Mounted(view, time: time) }

  func advance(_ seconds: Double) { time.advance(seconds, mounted.graph) }
  func tap(_ name: String) throws { try mounted.tap(name) }
  func showInstants() { mounted.graph.show(instants: true) }

  /// An attribute of the one element with this name, rounded to thousandths.
  func number(_ attribute: String, of name: String) throws -> Double? {
    guard case .number(let value)? = try mounted.find(name).attributes[attribute] else {
      return nil
    }
    return (value * 1000).rounded() / 1000
  }

  func shows(_ name: String) -> Bool {
    var isShown = false
    mounted.root.forEach { if $0.label == name || $0.identifier == name { isShown = true } }
    return isShown
  }
}
