import CHarnessRuntime
import Foundation
import HarnessGraph

/// Measures by hand; tests do not.
@MainActor func measure(_ what: String) {
  let clock = VirtualClock.shared
  func time(_ name: String, _ times: Int = 1, _ body: () -> Void) {
    let start = harness_real_nanoseconds()
    for _ in 0..<times { body() }
    let each = Double(harness_real_nanoseconds() - start) / Double(times)
    print(String(format: "\(name): %.1f ns", each))
  }
  time("first use") {
    if what == "loop" { RunLoop.main.perform {} }
    if what == "dispatch" { DispatchQueue.main.asyncAfter(deadline: .now() + 99) {} }
    if what == "global" { DispatchQueue.global().async {} }
    clock.runDueWork()
  }
  if what == "mixed" {
    let mixed = otherScenarios.first { $0.name == what }
    time("20 virtual seconds") { mixed.map(run) }
  }
  time("runDueWork, nothing due", 100_000) { clock.runDueWork() }
  if what == "idle" { return }  // for instruction counts
  time("Task", 10_000) {
    Task {}
    clock.runDueWork()
  }
  time("main queue", 10_000) {
    DispatchQueue.main.async {}
    clock.runDueWork()
  }
  time("asyncAfter", 1_000) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    clock.advance(to: clock.now + 1_000_000_000) {}
  }
  time("global queue and back", 1_000) {
    DispatchQueue.global().async { DispatchQueue.main.async {} }
    clock.runDueWork()
  }
}
