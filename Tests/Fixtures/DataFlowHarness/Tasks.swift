import HarnessKit
import SwiftUI

@MainActor
func registerTasks(in harness: inout Harness) {
  harness.register(
    Component("Streaming") { args in
      Streaming(listener: Listener(onEvent: try args.callback("onEvent", "name")))
    })
  harness.register(
    Component("Searching") { args in
      Searching(onEvent: try args.callback("onEvent", "name"))
    })
  harness.register(
    Component("Launcher") { args in
      Launcher(onEvent: try args.callback("onEvent", "name"))
    })
  harness.register(Component("Bank") { _ in Bank() })
  harness.register("finishedTasks") { () -> Int in FinishedTasks.count }
}

/// Whom a stream's termination is told, on whatever thread it comes.
@MainActor
private final class Listener {
  let onEvent: (String) -> Void
  init(onEvent: @escaping (String) -> Void) { self.onEvent = onEvent }
}

/// Shows what a stream brings, while it is shown.
private struct Streaming: View {
  @State private var isShown = true
  @State private var last = "nothing"
  let listener: Listener

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      Text(last).accessibilityIdentifier("last")
      if isShown { Text("streaming").task { await listen() } }
    }
  }

  private func listen() async {
    for await number in numbers() {
      last = "number \(number)"
      listener.onEvent(last)
    }
    listener.onEvent(Task.isCancelled ? "stream was cancelled" : "stream is over")
  }

  /// Three numbers, one each second.
  private func numbers() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let producer = Task {
        for number in 1...3 {
          try await Task.sleep(for: .seconds(1))
          continuation.yield(number)
        }
        continuation.finish()
      }
      continuation.onTermination = { [listener] reason in
        producer.cancel()
        // It may be called while the graph ends the task: later, as an app would.
        Task { @MainActor in listener.onEvent("terminated: \(reason)") }
      }
    }
  }
}

/// Begins its work anew with each change of what it depends on.
private struct Searching: View {
  @State private var query = ""
  @State private var results: [String] = []
  let onEvent: (String) -> Void

  var body: some View {
    VStack {
      TextField("Query", text: $query)
      ForEach(results, id: \.self) { Text($0) }
    }
    .task(id: query) {
      // The state is another one once the task has waited.
      let query = query
      guard !query.isEmpty else { return }
      do {
        try await Task.sleep(for: .seconds(1))
        results = await search(query)
        onEvent("found \(query)")
      } catch {
        onEvent("gave up \(query)")
      }
    }
  }

  /// Asks two shelves at the same time.
  private func search(_ query: String) async -> [String] {
    await withTaskGroup(of: String.self) { group in
      for shelf in ["left", "right"] {
        group.addTask {
          try? await Task.sleep(for: shelf == "left" ? .seconds(2) : .seconds(1))
          return "\(query) \(shelf)"
        }
      }
      var found: [String] = []
      for await result in group { found.append(result) }
      return found
    }
  }
}

/// Outlives the tests: a task that wakes up in a later one is found out.
private enum FinishedTasks {
  nonisolated(unsafe) static var count = 0
}

/// Starts tasks that nobody holds.
private struct Launcher: View {
  @State private var isShown = true
  let onEvent: (String) -> Void

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      if isShown { launcher }
    }
  }

  private var launcher: some View {
    VStack {
      Button("Launch") {
        Task {
          try? await Task.sleep(for: .seconds(5))
          FinishedTasks.count += 1
          onEvent("launched task")
        }
        onEvent("button")
      }
      Button("Detach") {
        Task.detached {
          try? await Task.sleep(for: .seconds(1))
          await MainActor.run { onEvent("detached task") }
        }
      }
      Button("Queue") {
        DispatchQueue.main.async { onEvent("main queue") }
        Task { onEvent("task") }
        onEvent("button")
      }
    }
  }
}

private actor Account {
  private(set) var balance = 0

  func deposit(_ amount: Int) async -> Int {
    let before = balance
    try? await Task.sleep(for: .seconds(1))
    balance += amount
    return balance - before
  }
}

/// Lets two deposits run through one actor.
private struct Bank: View {
  @State private var account = Account()
  @State private var text = "closed"

  var body: some View {
    VStack {
      Text(text).accessibilityIdentifier("balance")
      Button("Deposit twice") {
        Task {
          async let first = account.deposit(10)
          async let second = account.deposit(5)
          let seen = await [first, second]
          text = "\(await account.balance), seen \(seen)"
        }
      }
    }
  }
}
