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
  Scenario("mixed") {
    Task {
      try await Task.sleep(for: .seconds(10))
      say("task")
    }
    Task.detached {
      try await Task.sleep(for: .milliseconds(1500))
      say("detached task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { say("main queue") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2.5) { say("by the wall clock") }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 3, repeating: 3)
    let tally = Tally()
    source.setEventHandler {
      say("source \(tally.next())")
      if tally.count == 6 { source.cancel() }
    }
    source.activate()
    DispatchQueue.main.async { say("at once") }
    _ = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in say("timer") }
    Task {
      let start = ContinuousClock.now
      try await Task.sleep(until: start + .seconds(9), clock: .continuous)
      say("\(ContinuousClock.now - start)")
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
