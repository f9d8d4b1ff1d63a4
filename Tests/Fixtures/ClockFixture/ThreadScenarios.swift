import Foundation

/// Threads and blocking.
@MainActor let threadScenarios = [
  Scenario("thread-sleep") {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { say("due during the sleep") }
    let start = Date()
    Thread.sleep(forTimeInterval: 2)
    usleep(500_000)
    say("slept \(Date().timeIntervalSince(start))")
  },
  Scenario("background-sleep") {
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 3)
      say("slept in the background")
      sleep(1)
      DispatchQueue.main.async { say("loaded") }
    }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 2)
      say("slept on a thread")
    }
  },
  Scenario("semaphore") {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 2)
      say("signalling")
      semaphore.signal()
    }
    semaphore.wait()
    say("signalled")
    say("timed out: \(semaphore.wait(timeout: .now() + 3) == .timedOut)")
  },
]
