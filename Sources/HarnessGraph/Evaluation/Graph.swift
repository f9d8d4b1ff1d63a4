package import HarnessUI

/// A mounted view: the root of its nodes, and what has to happen until everything is settled.
///
/// `settle()` runs until nothing is left to do *now*: nodes that are out of date, parents first;
/// then the actions that wait (`onChange`, `onAppear`, `onDisappear`, the start of tasks) in the
/// order in which they were found; and again, since each may invalidate something.
package final class Graph {
  package private(set) var root: Node?
  /// Grows with each evaluation: whoever keeps something computed from the nodes compares it.
  package private(set) var generation = 0
  /// What went wrong while views were evaluated; taken by whoever reports it.
  package private(set) var issues: [String] = []

  private var dirty: [Node] = []
  private var waiting: [() -> Void] = []
  private var isSettling = false
  private var lastInvalidation: (view: String, reason: String) = ("", "")
  var elementCache: (generation: Int, root: UIElement)?

  /// More rounds than any real interface needs; a view that keeps changing itself takes for ever.
  private static let roundLimit = 200

  package init<V: View>(_ view: V) {
    GraphThread.enter()
    let root = Node(view, key: .slot(0), parent: nil, graph: self)
    self.root = root
    root.update()
    settle()
  }

  isolated deinit { unmount() }

  /// Ends every view; their `onDisappear` actions run.
  package func unmount() {
    guard let root else { return }
    self.root = nil
    elementCache = nil
    root.tearDown()
    settle()
    dirty = []
  }

  /// Runs everything that is due now. Returns whether there was anything to do.
  @discardableResult
  package func settle() -> Bool {
    GraphThread.enter()
    guard !isSettling else { return false }
    isSettling = true
    defer { isSettling = false }
    var rounds = 0
    while settleOnce() {
      rounds += 1
      if rounds == Self.roundLimit {
        reportCycle()
        break
      }
    }
    return rounds > 0
  }

  /// True while a body, an action or a handler of the app is running.
  package var isBusy: Bool { isSettling }

  private func settleOnce() -> Bool {
    for action in GraphThread.takeInbox() { action() }
    if !dirty.isEmpty {
      updateDirtyNodes()
      return true
    }
    if waiting.isEmpty { return false }
    let actions = waiting
    waiting = []
    for action in actions { action() }
    return true
  }

  private func updateDirtyNodes() {
    let nodes = dirty.count > 1 ? dirty.sorted { $0.depth < $1.depth } : dirty
    dirty = []
    for node in nodes where node.isDirty && node.isAlive { node.update() }
  }

  private func reportCycle() {
    dirty = []
    waiting = []
    let (view, reason) = lastInvalidation
    report(
      """
      \(view) keeps invalidating itself: \(reason.isEmpty ? "something it reads" : reason) changes \
      each time its body or its actions run (\(Self.roundLimit) rounds after one input)
      """)
  }

  // MARK: What nodes say

  func didEvaluate(_ node: Node) { generation &+= 1 }

  func invalidated(_ node: Node, because reason: String) {
    dirty.append(node)
    lastInvalidation = (node.nearestComponentName, reason)
  }

  func later(_ action: @escaping () -> Void) { waiting.append(action) }

  package func report(_ issue: String) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Gives the issues and forgets them.
  package func takeIssues() -> [String] {
    defer { issues = [] }
    return issues
  }
}

extension Node {
  /// The component that this node was written in, for messages.
  package var nearestComponentName: String {
    var node = self
    while !node.isComponent, let parent = node.parent { node = parent }
    return node.typeName
  }
}
