import Foundation
import HarnessGraph

/// Clocks, dates and chance.
@MainActor let otherScenarios = [
  Scenario("clocks") {
    let date = Date()
    let continuous = ContinuousClock.now
    let suspending = SuspendingClock.now
    let dispatch = DispatchTime.now()
    let uptime = ProcessInfo.processInfo.systemUptime
    say("\(date) \(ISO8601DateFormatter().string(from: date)) \(time(nil))")
    Task {
      try await Task.sleep(for: .milliseconds(1250))
      say("date \(Date().timeIntervalSince(date))")
      say("continuous \(ContinuousClock.now - continuous)")
      say("suspending \(SuspendingClock.now - suspending)")
      say("dispatch \(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds)")
      say(String(format: "uptime %.3f", ProcessInfo.processInfo.systemUptime - uptime))
    }
  },
  Scenario("set-date", for: 5) {
    _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in say("timer at \(Date())") }
    Task {
      try await Task.sleep(for: .seconds(1))
      VirtualClock.shared.setDate(Date(timeIntervalSince1970: 2_000_000_000))
      say("\(Date())")
    }
  },
  Scenario("random") {
    for seed: UInt64 in [1, 1, 2] {
      VirtualRandom.seed(seed)
      let numbers = (1...3).map { _ in Int.random(in: 1...1000) }
      say("\(numbers) \((1...6).shuffled()) \(UUID()) \(Bool.random())")
    }
    VirtualRandom.off()
  },
]
