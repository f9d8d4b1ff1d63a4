package import HarnessUI

/// One view that is alive: its value, its state, its children.
///
/// Identity is (parent, slot or id, view type): as long as these stay, the node stays, and with it
/// every `@State` of the view. `update()` brings the node up to date with its value; it only stages
/// the children, which follow afterwards, so that what a child reads is never taken for a read of
/// its parent.
///
/// A node is touched by its graph's thread only, and nothing of the app runs while its own fields
/// are being changed: hence `@exclusivity(unchecked)` on those that every evaluation touches.
package final class Node: NodeBuilder, Reader {
  enum Key: Equatable {
    case slot(Int)
    case id(AnyHashable)
  }

  // Unsafe: nodes are torn down while the graph or their parent goes.
  nonisolated unowned(unsafe) let graph: Graph
  let viewType: ViewType
  let key: Key
  nonisolated package let depth: Int
  /// How many bodies that somebody wrote are around this node: see `mayRunBody()`.
  let nesting: Int
  /// Grows in the order in which nodes are made, which at first is document order.
  nonisolated let serial: Int
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: Node?
  @exclusivity(unchecked) package internal(set) var children: [Node] = []

  // What the view said about itself when it was evaluated last.
  @exclusivity(unchecked) package var element: ElementDescription?
  @exclusivity(unchecked) package var layout: (any LayoutRule)?
  @exclusivity(unchecked) package internal(set) var annotations: [Annotation] = []
  @exclusivity(unchecked) var lifecycle: [LifecycleAction] = []
  /// What a modifier remembers from one evaluation to the next.
  @exclusivity(unchecked) var memory: AnyObject?
  @exclusivity(unchecked) var preferences: PreferenceRecord?

  /// What moves here, and the last group of changes that marked the node.
  @exclusivity(unchecked) var motion: NodeMotion?
  @exclusivity(unchecked) nonisolated(unsafe) var markedGroup = 0
  /// The node came into an interface that was there, and was not evaluated yet.
  @exclusivity(unchecked) var isEntering = false

  /// The environment around this node, and the one its children see.
  @exclusivity(unchecked) var inherited: EnvironmentScope?
  @exclusivity(unchecked) nonisolated(unsafe) var scope: EnvironmentScope?
  @exclusivity(unchecked) var entries: [EnvironmentEntry] = []

  /// What the children after the first one are to it; nil: children like the first one.
  @exclusivity(unchecked) package internal(set) var companions: Companion?

  /// What the view is in the layout, as it was made last, and whether nothing has changed since.
  @exclusivity(unchecked) var boxes: [LayoutBox] = []
  @exclusivity(unchecked) var hasBoxes = false
  /// What the view and those inside hand to the screen around, made with the boxes.
  @exclusivity(unchecked) var screenParts: ScreenParts?
  /// What is known of the view's place, where it asks.
  @exclusivity(unchecked) nonisolated(unsafe) package var geometryRecord: GeometryRecord?

  /// What the node contributed to the element tree, as far as it remembers.
  @exclusivity(unchecked) var contribution: Contribution?
  /// Something in it went to the screen around, or in front of everything.
  @exclusivity(unchecked) var handsUp = false
  /// A finger is on the control.
  @exclusivity(unchecked) package private(set) var isPressed = false
  /// What is inside is off the screen.
  @exclusivity(unchecked) var isCovered = false

  let storage: UnsafeMutableRawPointer
  /// What the dynamic properties keep, one slot each; those of a style when `styleType` is set.
  @exclusivity(unchecked) var slots: [AnyObject?] = []
  @exclusivity(unchecked) var styleType: (any Any.Type)?
  /// What was read, and in which evaluation last.
  @exclusivity(unchecked)
  nonisolated(unsafe) var reads: [(source: Source, evaluation: Int)] = []
  @exclusivity(unchecked) var models: ModelObservation?
  @exclusivity(unchecked) nonisolated(unsafe) var problem: String?

  // While the node is evaluated: how many children were given, and those that are out of line.
  @exclusivity(unchecked) var given = 0
  @exclusivity(unchecked) var former: Former?
  var isGivenAgain = false
  /// Whether this evaluation made a child under an id.
  @exclusivity(unchecked) var hasNewIDs = false

  @exclusivity(unchecked) nonisolated(unsafe) var isDirty = false
  @exclusivity(unchecked) var needsUpdate = true
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) var isAlive = true
  @exclusivity(unchecked)
  package internal(set) nonisolated(unsafe) var evaluations = 0

  init<V: View>(_ view: V, _ type: ViewType, key: Key, parent: Node?, graph: Graph) {
    self.graph = graph
    self.key = key
    self.parent = parent
    viewType = type
    serial = graph.nextSerial()
    // Spelled out: a closure of the main actor asks where it runs.
    if let parent {
      depth = parent.depth + 1
      nesting = parent.nesting + (parent.runsBody ? 1 : 0)
      inherited = parent.scope
      scope = parent.scope
    } else {
      depth = 0
      nesting = 0
    }
    storage = .allocate(
      byteCount: max(1, MemoryLayout<V>.size), alignment: MemoryLayout<V>.alignment)
    storage.initializeMemory(as: V.self, to: view)
  }

  /// Freed wherever the last reference goes: all that needs an actor was done by `tearDown()`.
  nonisolated deinit {}

  func value<V>(as _: V.Type) -> UnsafeMutablePointer<V> { storage.assumingMemoryBound(to: V.self) }

  /// The view's type without module and generic arguments.
  package var typeName: String { viewType.name }
  package var isComponent: Bool { viewType.isComponent }
  package var isFlattened: Bool { viewType.isFlattened }

  // MARK: Updating

  /// Takes a new value for the same identity; an equal one changes nothing.
  func replace<V: View>(_ view: V) {
    let pointer = value(as: V.self)
    if case .same(let test) = viewType.comparison, isSame(view, pointer, test) { return }
    if motion?.animator != nil || graph.transaction.animation != nil {
      animateChange(from: pointer, to: view)
    }
    pointer.pointee = view
    needsUpdate = true
  }

  /// Evaluates the view if it must be, then the children that changed with it.
  func update() {
    let outer = graph.transaction
    let isFirst = evaluations == 0
    evaluate()
    for child in children where child.needsUpdate || child.isDirty { child.update() }
    if isFirst, isEntering || motion != nil { arrive() }
    graph.transaction = outer
    if lifecycle.isEmpty { return }
    if isFirst, !isOffScreen { schedule(.appear) }
    schedule(.change)
  }

  private func evaluate() {
    isDirty = false
    needsUpdate = false
    evaluations += 1
    graph.didEvaluate()
    problem = nil
    element = nil
    layout = nil
    if hasBoxes { forgetLayout() }
    if !annotations.isEmpty { annotations.removeAll(keepingCapacity: true) }
    if !lifecycle.isEmpty { lifecycle.removeAll(keepingCapacity: true) }
    given = 0
    companions = nil
    if depth >= Self.mostNestedViews {
      reportDepth()
    } else if graph.showsInstants, let animator = motion?.animator {
      animator.evaluate(self)
    } else {
      viewType.evaluate(self)
    }
    if motion?.fade != nil { showFade() }
    if !reads.isEmpty { forgetOldReads() }
    endChildren()
  }

  func evaluateBody<V: View>(of _: V.Type) {
    if !viewType.properties.isEmpty { connect(viewType.properties, at: storage, owner: V.self) }
    guard problem == nil, mayRunBody() else { return }
    let pointer = value(as: V.self)
    content(track { pointer.pointee.body })
  }

  /// Shows that a finger is on the control, or no longer is.
  package func press(_ isPressed: Bool) {
    if self.isPressed == isPressed { return }
    self.isPressed = isPressed
    markDirty(because: nil)
  }

  // MARK: The end

  /// Ends the node and everything below it: children first, as they disappear.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    for child in children { child.tearDown() }
    if motion != nil { stopMoving() }
    if !lifecycle.isEmpty {
      if !isOffScreen { schedule(.disappear) }
      schedule(.end)
    }
    for read in reads { read.source.remove(self) }
    reads = []
    models = nil
    slots = []
    memory = nil
    preferences = nil
    lifecycle = []
    element = nil
    layout = nil
    boxes = []
    screenParts = nil
    geometryRecord = nil
    contribution = nil
    annotations = []
    children = []
    // A focus may hold the node; objects of the environment are not to live as long.
    (inherited, scope) = (nil, nil)
    entries = []
    // Whoever still holds this node must not reach a parent that may be gone.
    parent = nil
    viewType.destroy(storage)
  }
}

/// Not isolated: a closure of the main actor asks where it runs.
private nonisolated func isSame<V>(
  _ new: V, _ old: UnsafePointer<V>, _ test: Comparison.Test
) -> Bool {
  withUnsafePointer(to: new) { test($0, old) }
}
