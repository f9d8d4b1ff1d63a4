import Foundation

/// Tasks, actors and asynchronous sequences.
@MainActor let taskScenarios = [
  Scenario("sleep") {
    Task {
      try await Task.sleep(for: .seconds(10))
      say("slept")
    }
    Task {
      try await Task.sleep(nanoseconds: 2_500_000_000)
      say("slept nanoseconds")
    }
    Task {
      try await Task.sleep(until: .now + .seconds(3), tolerance: .seconds(1), clock: .suspending)
      say("slept until")
    }
  },
  Scenario("nested") {
    Task {
      say("outer")
      Task {
        try await Task.sleep(for: .seconds(1))
        say("inner")
        Task.detached { @MainActor in say("innermost") }
      }
      await Task { say("awaited") }.value
      say("outer goes on")
    }
  },
  Scenario("group") {
    Task {
      let sum = await withTaskGroup(of: Int.self) { group in
        for seconds in [3, 1, 2] {
          group.addTask {
            try? await Task.sleep(for: .seconds(seconds))
            say("child \(seconds)")
            return seconds
          }
        }
        return await group.reduce(0, +)
      }
      say("sum \(sum)")
      async let first = slowly("first", 2)
      async let second = slowly("second", 1)
      say(await "\(first) \(second)")
    }
  },
  Scenario("stream") {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task {
      for await number in stream { say("number \(number)") }; say("stream ended")
    }
    Task {
      for number in 1...3 {
        continuation.yield(number)
        try await Task.sleep(for: .seconds(1))
      }
      continuation.finish()
    }
  },
  Scenario("cancel") {
    let sleeper = Task {
      do {
        try await Task.sleep(for: .seconds(10))
        say("not cancelled")
      } catch { say("\(error)") }
    }
    Task {
      try await Task.sleep(for: .seconds(1))
      sleeper.cancel()
      say("cancelling")
    }
  },
  Scenario("actors") {
    let counter = Counter()
    for number in 1...3 { Task.detached { await counter.add(number) } }
    Task {
      try await Task.sleep(for: .seconds(1))
      say("counted \(await counter.total), on the main thread \(isOnMainThread())")
      await Task.detached { await MainActor.run { say("MainActor.run") } }.value
    }
  },
  Scenario("restless", for: 3) {
    let tally = Tally()
    Task {
      try await Task.sleep(for: .seconds(2))
      _ = tally.next()
    }
    Task {
      while tally.count == 0 { await Task.yield() }
      say("seen")
    }
  },
  Scenario("order") {
    DispatchQueue.main.async { say("block 1") }
    Task { say("task 1") }
    DispatchQueue.main.async {
      say("block 2")
      Task { say("task 2") }
      DispatchQueue.main.async { say("block 3") }
    }
    Task {
      say("task 3"); await Task.yield(); say("task 3 again")
    }
  },
]

nonisolated func slowly(_ name: String, _ seconds: Int) async -> String {
  try? await Task.sleep(for: .seconds(seconds))
  say(name)
  return name
}

@MainActor func isOnMainThread() -> Bool { Thread.isMainThread }

actor Counter {
  private(set) var total = 0
  func add(_ number: Int) {
    total += number
    say("added \(number)")
  }
}
