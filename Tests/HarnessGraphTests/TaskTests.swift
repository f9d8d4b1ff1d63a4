import HarnessGraph
import SwiftUI
import Testing

/// The work of `task` modifiers, in real time: each test waits for what the work itself tells.
@MainActor @Suite struct TaskTests {
  /// What tasks tell to the test that waits for them.
  private struct Signals: Sendable {
    let stream: AsyncStream<String>
    let send: AsyncStream<String>.Continuation

    init() { (stream, send) = AsyncStream.makeStream() }

    func next() async -> String? {
      for await signal in stream { return signal }
      return nil
    }
  }

  private struct Working: View {
    let signals: Signals
    @State private var id = 1
    @State private var isShown = true
    @State private var other = 0
    var body: some View {
      Button("id") { id += 1 }
      Button("toggle") { isShown.toggle() }
      Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
      if isShown {
        Text("working").task(id: id) { [id] in
          signals.send.yield("start \(id)")
          await waitForCancellation()
          signals.send.yield("cancelled \(id)")
        }
      }
    }
  }

  @Test func `a task starts on appearance and is cancelled when its id changes or it goes`()
    async throws
  {
    let signals = Signals()
    let mounted = Mounted(Working(signals: signals))
    #expect(await signals.next() == "start 1")
    try mounted.tap("other")
    try mounted.tap("id")
    var both: Set<String?> = [await signals.next(), await signals.next()]
    #expect(both == ["cancelled 1", "start 2"])
    try mounted.tap("toggle")
    #expect(await signals.next() == "cancelled 2")
    try mounted.tap("toggle")
    #expect(await signals.next() == "start 2")
    mounted.graph.unmount()
    both = [await signals.next()]
    #expect(both == ["cancelled 2"])
  }

  @Test func `a task without an id runs once and its changes are seen after settling`() async throws
  {
    struct Loading: View {
      let signals: Signals
      @State private var text = "loading"
      @State private var other = 0
      var body: some View {
        Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
        Text(text).task {
          await Task.yield()
          text = "loaded"
          signals.send.yield("done")
        }
      }
    }
    let signals = Signals()
    let mounted = Mounted(Loading(signals: signals))
    try mounted.tap("other")
    #expect(await signals.next() == "done")
    mounted.graph.settle()
    #expect(mounted.texts == ["other 1", "loaded"])
  }
}

/// Returns when the current task is cancelled.
private func waitForCancellation() async {
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}
