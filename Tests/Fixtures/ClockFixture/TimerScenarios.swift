import Foundation
import HarnessGraph

/// Foundation's timers and run loops.
@MainActor let timerScenarios = [
  Scenario("timer") {
    _ = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in say("once") }
    let tally = Tally()
    _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { timer in
      say("tick \(tally.next())")
      if tally.count == 3 { timer.invalidate() }
    }
    let never = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in say("never") }
    never.invalidate()
  },
  // Linux's Foundation fires a `Timer(timeInterval:)` that is added by hand at once.
  Scenario("timer-common") {
    let timer = Timer(timeInterval: 2, repeats: false) { _ in say("common") }
    RunLoop.main.add(timer, forMode: .common)
    let dated = Timer(fire: Date() + 3, interval: 0, repeats: false) { _ in say("dated") }
    RunLoop.current.add(dated, forMode: .default)
  },
  Scenario("perform") {
    RunLoop.main.perform {
      say("performed")
      RunLoop.main.perform { say("performed from there") }
    }
    say("before")
  },
  Scenario("nested-loop") {
    Task { say("task in the nested loop") }
    DispatchQueue.main.async { say("block in the nested loop") }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in say("timer") }
    RunLoop.main.run(until: Date() + 2)
    say("nested loop ended")
  },
  Scenario("left-timer", for: 3) {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in say("tick") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { say("must not run in the next test") }
    Task {
      try await Task.sleep(for: .seconds(12))
      say("must not run in the next test either")
    }
  },
  Scenario("left-restless", for: 1) {
    Task { while true { await Task.yield() } }
  },
  Scenario("after-left-timer") {
    _ = Timer.scheduledTimer(withTimeInterval: 11, repeats: false) { _ in say("its own") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 13) { say("its own block") }
  },
]

/// What the clock cannot take back; run by name only, since the process is spoilt afterwards.
@MainActor let spoilingScenarios = [
  Scenario("left-wall", for: 1) {
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 10) { say("of an earlier test") }
  },
  Scenario("left-thread", for: 1) {
    DispatchQueue.global().async { sleep(1000) }
  },
  Scenario("left-many", for: 1) {
    for _ in 1...100 { Task { try await Task.sleep(for: .seconds(1000)) } }
  },
  Scenario("after") { say("fresh: \(!VirtualClock.shared.needsFreshProcess)") },
]
