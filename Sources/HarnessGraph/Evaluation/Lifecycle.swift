package import HarnessCombine
package import HarnessUI

/// What a node wants to be told: that it appeared, that a value changed, that it is gone.
///
/// Order, where Apple documents none (ours): children before parents, the inner modifier first,
/// document order; disappearing likewise.
struct Lifecycle {
  private var appear: [() -> Void] = []
  private var disappear: [() -> Void] = []
  private var changes: [() -> Void] = []

  /// Forgets what the last evaluation said.
  mutating func begin() {
    appear.removeAll(keepingCapacity: true)
    disappear.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
  }

  mutating func addAppear(_ action: @escaping () -> Void) { appear.append(action) }
  mutating func addDisappear(_ action: @escaping () -> Void) { disappear.append(action) }
  mutating func addChange(_ action: @escaping () -> Void) { changes.append(action) }

  func didAppear(in graph: Graph) { appear.forEach(graph.later) }
  func scheduleChanges(in graph: Graph) { changes.forEach(graph.later) }
  func didDisappear(in graph: Graph) { disappear.forEach(graph.later) }
}

extension Node {
  package func annotate(_ annotation: Annotation) { annotations.append(annotation) }
  package func onAppear(_ action: @escaping () -> Void) { lifecycle.addAppear(action) }
  package func onDisappear(_ action: @escaping () -> Void) { lifecycle.addDisappear(action) }

  package func onChange<T: Equatable>(
    of value: T, initial: Bool, _ action: @escaping (T, T) -> Void
  ) {
    guard let last = memory as? Box<T> else {
      memory = Box(value)
      if initial { lifecycle.addChange { action(value, value) } }
      return
    }
    let old = last.value
    last.value = value
    if old != value { lifecycle.addChange { action(old, value) } }
  }

  package func onReceive<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Never {
    if let last = memory as? Reception<P>, last.isSame(publisher) {
      last.action = action
    } else {
      memory = Reception(publisher, action)
    }
  }

  package func task<ID: Equatable>(
    id: ID, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) {
    if let last = memory as? RunningTask<ID>, last.id == id { return }
    (memory as? any Cancellable)?.cancel()
    let task = RunningTask(id)
    memory = task
    let start = { task.start(priority: priority, action) }
    if evaluations == 1 { lifecycle.addAppear(start) } else { lifecycle.addChange(start) }
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A subscription of `onReceive`, kept while the view is given the same publisher.
private final class Reception<P: Publisher> where P.Failure == Never {
  var action: (P.Output) -> Void
  private let publisher: P
  private var subscription: AnyCancellable?

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
    subscription = publisher.sink { [weak self] value in self?.action(value) }
  }

  func isSame(_ other: P) -> Bool {
    guard let test = Comparison.test(of: P.self) else { return false }
    return withUnsafePointer(to: publisher) { mine in
      withUnsafePointer(to: other) { theirs in test(mine, theirs) }
    }
  }
}

/// The work of a `task` modifier; it is cancelled when its node ends or its id changes.
private final class RunningTask<ID: Equatable>: Cancellable {
  let id: ID
  nonisolated(unsafe) private var task: Task<Void, Never>?
  nonisolated(unsafe) private var isCancelled = false

  init(_ id: ID) { self.id = id }

  func start(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    if isCancelled { return }
    task = Task(priority: priority) { await action() }
  }

  nonisolated func cancel() {
    isCancelled = true
    task?.cancel()
  }

  deinit { task?.cancel() }
}
