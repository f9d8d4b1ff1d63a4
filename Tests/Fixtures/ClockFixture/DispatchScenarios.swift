import Foundation

/// Dispatch: queues, deadlines, timer sources, operations.
@MainActor let dispatchScenarios = [
  Scenario("main-queue") {
    DispatchQueue.main.async { say("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { say("after") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2.5) { say("after by the wall clock") }
    let item = DispatchWorkItem { say("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      item.cancel()
      say("cancelled")
    }
  },
  Scenario("source") {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 3, repeating: 3)
    let tally = Tally()
    source.setEventHandler {
      say("source \(tally.next())")
      if tally.count == 3 { source.cancel() }
    }
    source.setCancelHandler { say("source cancelled") }
    source.activate()
  },
  Scenario("global") {
    for number in 1...5 {
      DispatchQueue.global().async {
        let before = Date()
        say("background \(number)")
        DispatchQueue.main.async { say("back \(number), \(Date().timeIntervalSince(before))") }
      }
    }
    say("pushed")
  },
  Scenario("private") {
    let queue = DispatchQueue(label: "private")
    queue.asyncAfter(deadline: .now() + 1) {
      say("private after 1")
      DispatchQueue.main.async { say("back") }
    }
    queue.asyncAfter(wallDeadline: .now() + 1.5) { say("private by the wall clock") }
    queue.async {
      say("private")
      queue.asyncAfter(deadline: .now() + 0.5) { say("private after 0.5") }
    }
    queue.sync { say("sync") }
  },
  Scenario("main-sync") {
    DispatchQueue.global().async {
      let answer = DispatchQueue.main.sync { () -> Int in
        say("main.sync"); return 42
      }
      say("answer \(answer)")
    }
  },
  Scenario("continuation") {
    Task {
      let answer = await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .background).async { continuation.resume(returning: 7) }
      }
      say("resumed with \(answer)")
    }
  },
  Scenario("group-wait") {
    let group = DispatchGroup()
    for number in 1...3 {
      DispatchQueue.global().async(group: group) { say("member \(number)") }
    }
    group.notify(queue: .main) { say("notified") }
    group.wait()
    say("waited")
    DispatchQueue.concurrentPerform(iterations: 3) { _ in }
  },
  Scenario("operations") {
    OperationQueue.main.addOperation { say("main operation") }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.addOperation { say("operation 1") }
    queue.addOperation {
      say("operation 2")
      OperationQueue.main.addOperation { say("back") }
    }
  },
]
