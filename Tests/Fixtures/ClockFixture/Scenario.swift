import Foundation
import HarnessGraph

/// Something an app does, in ordinary code, started on the main actor.
struct Scenario {
  let name: String
  var seconds: Double = 20
  let body: @MainActor () -> Void

  init(_ name: String, for seconds: Double = 20, body: @escaping @MainActor () -> Void) {
    self.name = name
    self.seconds = seconds
    self.body = body
  }
}

/// Prints the virtual time and a text.
nonisolated func say(_ text: String) {
  print(String(format: "%.3f", Double(VirtualClock.shared.now) / 1e9), text)
}

/// Runs a scenario as a test of its own: what is due at once, then the seconds it asks for.
@MainActor func run(_ scenario: Scenario) {
  let clock = VirtualClock.shared
  clock.discardPendingWork()
  clock.reset()
  print("- \(scenario.name)")
  scenario.body()
  clock.runDueWork()
  say("pending: \(clock.pendingWork ?? "nothing")")
  clock.advance(to: Int64(scenario.seconds * 1e9)) {}
  if clock.needsFreshProcess { say("needs a fresh process") }
  if let left = clock.pendingWork { say("left: \(left)") }
}

/// Counts calls.
nonisolated final class Tally: @unchecked Sendable {
  private(set) var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}
