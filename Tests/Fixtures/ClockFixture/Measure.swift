import CHarnessRuntime
import Foundation
import HarnessGraph

/// Measures by hand, also under callgrind: `ClockFixture --measure idle`.
@MainActor func measure(_ what: String) {
  let clock = VirtualClock.shared
  if what.hasSuffix("loop") { RunLoop.main.perform {} }
  if what.hasSuffix("dispatch") { DispatchQueue.main.asyncAfter(deadline: .now() + 99) {} }
  clock.runDueWork()
  let times = 100_000
  let start = harness_real_nanoseconds()
  for _ in 0..<times { clock.runDueWork() }
  let each = Double(harness_real_nanoseconds() - start) / Double(times)
  print(String(format: "runDueWork with nothing due: %.1f ns", each))
}
