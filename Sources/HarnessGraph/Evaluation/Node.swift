package import HarnessUI
import Observation

/// One view that is alive: its value, its state, its children.
///
/// Identity is (parent, slot or id, view type): as long as these stay, the node stays, and with it
/// every `@State` of the view. `update()` brings the node up to date with its value; it only stages
/// the children, which follow afterwards, so that what a child reads is never taken for a read of
/// its parent.
package final class Node: NodeBuilder, Reader {
  enum Key: Equatable {
    case slot(Int)
    case id(AnyHashable)
  }

  // Unsafe: nodes are torn down while the graph or their parent goes.
  unowned(unsafe) let graph: Graph
  let viewType: ViewType
  let key: Key
  let depth: Int
  package private(set) unowned(unsafe) var parent: Node?
  package internal(set) var children: [Node] = []

  // What the view said about itself when it was evaluated last.
  package var element: ElementDescription?
  package internal(set) var annotations: [Annotation] = []
  var lifecycle = Lifecycle()
  /// What a modifier remembers from one evaluation to the next.
  var memory: AnyObject?

  /// The environment around this node, and the one its children see.
  var inherited: EnvironmentScope?
  var scope: EnvironmentScope?
  var entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)] = []

  private let storage: UnsafeMutableRawPointer
  private var slots: [AnyObject?] = []
  private var sources: [Source] = []
  private var previousSources: [Source] = []
  private var problem: String?

  // While the node is evaluated: the children it had, and those it gets.
  var former: [Node] = []
  var formerIndex = 0
  var formerByID: [AnyHashable: Node]?

  private(set) var isDirty = false
  private(set) var needsUpdate = true
  package private(set) var isAlive = true
  package private(set) var evaluations = 0

  init<V: View>(_ view: V, key: Key, parent: Node?, graph: Graph) {
    self.graph = graph
    self.key = key
    self.parent = parent
    viewType = ViewType.of(V.self)
    depth = parent.map { $0.depth + 1 } ?? 0
    inherited = parent?.scope
    scope = inherited
    storage = .allocate(
      byteCount: max(1, MemoryLayout<V>.size), alignment: MemoryLayout<V>.alignment)
    storage.initializeMemory(as: V.self, to: view)
  }

  func value<V>(as _: V.Type) -> UnsafeMutablePointer<V> { storage.assumingMemoryBound(to: V.self) }

  /// The view's type without module and generic arguments.
  package var typeName: String { viewType.name }
  package var isComponent: Bool { viewType.isComponent }
  package var isFlattened: Bool { viewType.isFlattened }

  // MARK: Updating

  /// Takes a new value for the same identity; an equal one changes nothing.
  func replace<V: View>(_ view: V) {
    let pointer = value(as: V.self)
    let isSame =
      switch viewType.comparison {
      case .alwaysDifferent: false
      case .same(let test): withUnsafePointer(to: view) { test($0, pointer) }
      }
    if isSame { return }
    pointer.pointee = view
    needsUpdate = true
  }

  /// Evaluates the view if it must be, then the children that changed with it.
  func update() {
    isDirty = false
    needsUpdate = false
    evaluations += 1
    graph.didEvaluate(self)
    annotations.removeAll(keepingCapacity: true)
    element = nil
    lifecycle.begin()
    beginChildren()
    swap(&sources, &previousSources)
    viewType.evaluate(self)
    forgetUnreadSources()
    endChildren()
    for child in children where child.needsUpdate || child.isDirty { child.update() }
    if evaluations == 1 { lifecycle.didAppear(in: graph) }
    lifecycle.scheduleChanges(in: graph)
  }

  func evaluateBody<V: View>(of _: V.Type) {
    if !viewType.properties.isEmpty { connect(viewType.properties, at: storage, owner: V.self) }
    guard problem == nil else { return }
    let pointer = value(as: V.self)
    let body = track { pointer.pointee.body }
    child(body, at: 0)
  }

  private func connect(
    _ fields: [DynamicField], at base: UnsafeMutableRawPointer, owner: any Any.Type
  ) {
    problem = nil
    if slots.isEmpty { slots = Array(repeating: nil, count: fields.count) }
    for (index, field) in fields.enumerated() {
      switch field.kind {
      case .property(let install):
        let context = PropertyContext(
          environment: EnvironmentValues(scope: inherited), name: field.name, owner: owner,
          reader: self)
        install(base + field.offset, &slots[index], context)
      case .update(let update):
        track { update(base + field.offset) }
      }
    }
  }

  package func styled<S>(by style: S, _ body: (S, Node) -> Void) {
    var style = style
    let fields = DynamicField.fields(of: S.self)
    if !fields.isEmpty {
      withUnsafeMutableBytes(of: &style) { bytes in
        guard let base = bytes.baseAddress else { return }
        connect(fields, at: base, owner: S.self)
      }
    }
    guard problem == nil else { return }
    track { body(style, self) }
  }

  // MARK: Dependencies

  /// Runs user code and records what it reads.
  func track<T>(_ body: () -> T) -> T {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return withObservationTracking(body) { [weak self] in self?.invalidate(because: nil) }
  }

  private func forgetUnreadSources() {
    for source in previousSources where !sources.contains(where: { $0 === source }) {
      source.remove(self)
    }
    previousSources.removeAll(keepingCapacity: true)
  }

  package nonisolated func didRead(_ source: Source) {
    nonisolated(unsafe) let source = source
    MainActor.assumeIsolated {
      if sources.contains(where: { $0 === source }) { return }
      sources.append(source)
      source.add(self)
    }
  }

  package nonisolated func invalidate(because source: Source?) {
    let reason = source?.name ?? ""
    GraphThread.perform { self.markDirty(because: reason) }
  }

  private func markDirty(because reason: String) {
    guard isAlive, !isDirty else { return }
    isDirty = true
    graph.invalidated(self, because: reason)
  }

  package nonisolated func report(_ problem: String) {
    MainActor.assumeIsolated {
      self.problem = problem
      graph.report(problem)
    }
  }

  // MARK: The end

  /// Ends the node and everything below it: children first, as they disappear.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    for child in children { child.tearDown() }
    lifecycle.didDisappear(in: graph)
    for source in sources { source.remove(self) }
    sources = []
    slots = []
    memory = nil
    lifecycle = Lifecycle()
    viewType.destroy(storage)
  }
}
