import Foundation
import HarnessGraph

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
  Scenario("polling", for: 1) {
    let tally = Tally()
    DispatchQueue.global().async {
      while tally.count == 0 { usleep(16_000) }
      say("noticed")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { _ = tally.next() }
  },
  Scenario("condition-deadline") {
    let condition = NSCondition()
    condition.lock()
    say("signalled: \(condition.wait(until: Date() + 0.1))")
    condition.unlock()
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

/// Threads that block in ways that the clock does not see; run by name only, since they cost real
/// time.
@MainActor let unseenScenarios = [
  Scenario("stubborn", for: 1) {
    let condition = NSCondition()
    DispatchQueue.global().async {
      condition.lock()
      condition.wait()
      condition.unlock()
      DispatchQueue.main.async { say("came back") }
    }
    VirtualClock.shared.runDueWork()
    say("pending: \(VirtualClock.shared.pendingWork ?? "nothing")")
    condition.lock()
    condition.signal()
    condition.unlock()
    say("gave a sign: \(VirtualClock.shared.waitForPrivateQueues(limit: .seconds(30)))")
  },
  Scenario("blocked-main") {
    let operation = BlockOperation { say("operation") }
    OperationQueue().addOperation(operation)
    operation.waitUntilFinished()
    say("waited")
  },
]
