import Combine
import HarnessKit
import SwiftUI

@MainActor
func registerQueues(in harness: inout Harness) {
  harness.register(Component("Importer") { _ in Importer() })
}

/// Works on queues of its own, and comes back in each way that an app has.
private final class ImportModel: ObservableObject, @unchecked Sendable {
  @Published var state = "idle"
  private let queue = DispatchQueue(label: "import")
  private var subscriptions: Set<AnyCancellable> = []

  /// Real work: it takes real time and no virtual one.
  func compute() {
    state = "computing"
    queue.async {
      let sum = (1...50_000).reduce(0) { $0 &+ $1 % 7 }
      DispatchQueue.main.async { self.state = "sum \(sum)" }
    }
  }

  /// The queue waits, in virtual time.
  func waitOnQueue() {
    state = "waiting"
    queue.asyncAfter(deadline: .now() + 2) {
      Thread.sleep(forTimeInterval: 0.5)
      DispatchQueue.main.async { self.state = "waited" }
    }
  }

  /// A publisher whose work is done on the queue and shown on the main one.
  func publish() {
    state = "publishing"
    Deferred { Just((1...30_000).reduce(0) { $0 &+ $1 % 3 }) }
      .subscribe(on: queue)
      .receive(on: DispatchQueue.main)
      .sink { self.state = "published \($0)" }
      .store(in: &subscriptions)
  }

  /// The same without a way back to the main queue: a mistake that often goes unseen.
  func publishCarelessly() {
    Deferred { Just("careless") }
      .subscribe(on: queue)
      .sink { self.state = $0 }
      .store(in: &subscriptions)
  }

  /// A callback of another time, made awaitable.
  func bridge() async {
    state = await withCheckedContinuation { continuation in
      queue.asyncAfter(deadline: .now() + 1) { continuation.resume(returning: "bridged") }
    }
  }
}

private struct Importer: View {
  @StateObject private var model = ImportModel()

  var body: some View {
    VStack {
      Text(model.state).accessibilityIdentifier("state")
      Button("Compute") { model.compute() }
      Button("Wait") { model.waitOnQueue() }
      Button("Publish") { model.publish() }
      Button("Publish carelessly") { model.publishCarelessly() }
      Button("Bridge") { Task { await model.bridge() } }
    }
  }
}
