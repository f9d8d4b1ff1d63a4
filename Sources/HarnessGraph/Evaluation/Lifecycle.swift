package import HarnessCombine
package import HarnessUI

/// What a node wants to be told: that it appeared, that a value changed, that it is gone.
///
/// Order, where Apple documents none (ours): children before parents, the inner modifier first,
/// document order; disappearing likewise.
struct LifecycleAction {
  enum Moment { case appear, change, disappear, end }
  let moment: Moment
  let run: () -> Void
}

extension Node {
  /// Puts the actions of a moment into the graph's queue.
  func schedule(_ moment: LifecycleAction.Moment) {
    for action in lifecycle where action.moment == moment { graph.later(action.run) }
  }

  private func at(_ moment: LifecycleAction.Moment, _ action: @escaping () -> Void) {
    lifecycle.append(LifecycleAction(moment: moment, run: action))
  }

  package func annotate(_ annotation: Annotation) { annotations.append(annotation) }
  package func onAppear(_ action: @escaping () -> Void) { at(.appear, action) }
  package func onDisappear(_ action: @escaping () -> Void) { at(.disappear, action) }
  package func onEnd(_ action: @escaping () -> Void) { at(.end, action) }

  package func onChange<T: Equatable>(
    of value: T, initial: Bool, usesFormerAction: Bool, _ action: @escaping (T, T) -> Void
  ) {
    // The node is of one modifier type as long as it lives, so its memory is of one type too.
    guard let memory else {
      self.memory = Watched(value, action)
      if initial { at(.change) { action(value, value) } }
      return
    }
    let last = unsafeDowncast(memory, to: Watched<T>.self)
    let (old, former) = (last.value, last.action)
    (last.value, last.action) = (value, action)
    if old != value { at(.change) { (usesFormerAction ? former : action)(old, value) } }
  }

  package func onReceive<P: Publisher>(_ publisher: P, _ action: @escaping (P.Output) -> Void)
  where P.Failure == Never {
    if let memory {
      let last = unsafeDowncast(memory, to: Reception<P>.self)
      last.action = action
      if !last.isSame(publisher) { last.subscribe(to: publisher) }
      return
    }
    let reception = Reception(publisher, action)
    memory = reception
    reception.subscribe(to: publisher)
  }

  package func task<ID: Equatable>(
    id: ID, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) {
    if let memory {
      let last = unsafeDowncast(memory, to: RunningTask<ID>.self)
      if last.id == id { return }
      last.cancel()
    }
    let task = RunningTask(id, priority: priority, action)
    at(memory == nil ? .appear : .change) { [weak self] in
      if self?.isOffScreen != true { task.start() }
    }
    memory = task
  }
}

/// The value of an `onChange` modifier, and its action, as they were in the last evaluation.
private final class Watched<Value> {
  var value: Value
  var action: (Value, Value) -> Void

  init(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }

  nonisolated deinit {}
}

/// A subscription of `onReceive`, kept while the view is given the same publisher.
///
/// Values are handed to the action when the graph settles next: never in the middle of a body, and
/// on the graph's thread, whatever thread the publisher sends on.
private final class Reception<P: Publisher> where P.Failure == Never {
  var action: (P.Output) -> Void
  private var publisher: P
  private var subscription: AnyCancellable?

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  nonisolated deinit {}

  func subscribe(to publisher: P) {
    self.publisher = publisher
    subscription = publisher.sink { [weak self] value in
      // Unsafe, but ours: the value goes to one place, and its sender has done with it.
      nonisolated(unsafe) let (receiver, value) = (Weak(self), value)
      Tracking.onGraphThread {
        MainActor.assumeIsolated { receiver.object?.action(value) }
      }
    }
  }

  func isSame(_ other: P) -> Bool { Comparison.isSame(publisher, other) }
}

/// Nil once the modifier is gone, also when a value waits for it.
private nonisolated struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}

/// The work of a `task` modifier; it is cancelled when its node ends or its id changes.
private final class RunningTask<ID: Equatable>: Pausable {
  let id: ID
  private let priority: TaskPriority
  private let action: @Sendable () async -> Void
  private var task: Task<Void, Never>?
  private var isCancelled = false

  init(_ id: ID, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  func start() {
    if isCancelled || task != nil { return }
    let action = action
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }

  override func pause() {
    task?.cancel()
    task = nil
  }

  override func resume() { start() }

  nonisolated deinit { task?.cancel() }
}
