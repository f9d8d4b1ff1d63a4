import CHarnessRuntime
import Dispatch
import Foundation

/// Tries whether this toolchain's libraries really follow the virtual clock.
///
/// The mechanism rests on the concurrency runtime's experimental executors and on which of libc's
/// functions Foundation and Dispatch call; another toolchain may differ.
package enum ClockSelfTest {
  /// One sentence for each thing that does not work; outside of tests, with the clock running.
  package static func run() -> [String] {
    let clock = VirtualClock.shared
    guard clock.isRunning else {
      return ["The virtual clock is not running: call VirtualClock.shared.start() first in main."]
    }
    let trials = [
      readingTime, tasks, runLoopTimers, dispatchTimers, privateQueues, sleepingThreads, chance,
    ]
    let complaints = trials.compactMap { trial in
      clock.discardPendingWork()
      clock.reset()
      return trial()
    }
    clock.discardPendingWork()
    clock.reset()
    return complaints
  }

  private static let second: Int64 = 1_000_000_000

  /// Something that was to happen, and when it did.
  nonisolated private final class Event: @unchecked Sendable {
    private(set) var time: Int64?
    func happen() { time = VirtualClock.shared.now }
  }

  private static func event(at time: Int64, _ start: (Event) -> Void) -> Bool {
    let event = Event()
    start(event)
    VirtualClock.shared.advance(to: 2 * second) {}
    return event.time == time
  }

  private static func readingTime() -> String? {
    let isSeen =
      harness_clock_as_libraries_see_it() == harness_clock_monotonic()
      && Date() == VirtualClock.firstDate
      && DispatchTime.now().uptimeNanoseconds == UInt64(harness_clock_monotonic())
    return isSeen ? nil : "Date() and clock_gettime show real time instead of virtual time."
  }

  private static func tasks() -> String? {
    let sleeps = event(at: second) { event in
      Task {
        try await Task.sleep(for: .seconds(1))
        event.happen()
      }
    }
    return sleeps ? nil : "Task.sleep does not follow the virtual clock."
  }

  private static func runLoopTimers() -> String? {
    let fires = event(at: second) { event in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in event.happen() }
    }
    return fires ? nil : "Foundation's Timer does not follow the virtual clock."
  }

  private static func dispatchTimers() -> String? {
    let fires = event(at: second) { event in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { event.happen() }
    }
    return fires ? nil : "DispatchQueue.asyncAfter does not follow the virtual clock."
  }

  private static func privateQueues() -> String? {
    let comesBack = event(at: 0) { event in
      DispatchQueue.global().async {
        guard DispatchTime.now().uptimeNanoseconds == harness_clock_monotonic() else { return }
        DispatchQueue.main.async { event.happen() }
      }
    }
    guard comesBack else { return "Blocks on private Dispatch queues are not waited for." }
    // Dispatch's own timer for its thread pool would look like something the app has scheduled.
    return VirtualClock.shared.nextDeadline == nil
      ? nil : "A waiting test does not notice that nothing is scheduled."
  }

  private static func sleepingThreads() -> String? {
    let wakes = event(at: second) { event in
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 1)
        event.happen()
      }
    }
    return wakes ? nil : "Thread.sleep on a private queue really sleeps."
  }

  private static func chance() -> String? {
    func draw() -> String {
      VirtualRandom.seed(1)
      defer { VirtualRandom.off() }
      return "\(Int.random(in: 0...Int.max)) \(UUID()) \(Array(0...99).shuffled())"
    }
    return draw() == draw() ? nil : "Random numbers and UUIDs differ from run to run."
  }
}
