import CHarnessRuntime

/// A call that goes to the end of Dispatch's main queue, from any thread.
nonisolated final class MainQueueCall: @unchecked Sendable {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func append() {
    harness_main_queue_append(Unmanaged.passRetained(self).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<MainQueueCall>.fromOpaque(context).takeRetainedValue().body()
    }
  }
}
