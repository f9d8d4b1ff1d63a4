package import HarnessUI

/// A mounted view: the root of its nodes, and what has to happen until everything is settled.
///
/// `settle()` runs until nothing is left to do *now*: what other threads left; nodes that are out of
/// date, parents first; then the actions that wait (`onChange`, `onAppear`, `onDisappear`,
/// `onReceive`, the start of tasks) in the order in which they were found; and again, since each may
/// invalidate something.
package final class Graph {
  /// The mounted view's node; nil once it is unmounted.
  package var root: Node? { topmost.flatMap { $0.isAlive ? $0 : nil } }
  /// What holds for the whole app. It may outlive the graph: an app that is launched again.
  package let environment: RootEnvironment
  /// Grows with each evaluation: whoever keeps something computed from the nodes compares it.
  @exclusivity(unchecked) package private(set) var generation = 0
  /// What went wrong while views were evaluated; taken by whoever reports it.
  nonisolated(unsafe) package private(set) var issues: [String] = []
  /// What SwiftUI would log and go on; each is said once, and taken by whoever reports it.
  package private(set) var warnings: [String] = []

  /// The root, also after its end.
  private(set) var topmost: Node?
  // What nodes mark while sources tell them; the graph's thread is the main actor's.
  @exclusivity(unchecked) nonisolated(unsafe) private var dirty: [Node] = []
  /// What changes with a transaction of their own have marked, and in which group of changes.
  @exclusivity(unchecked)
  nonisolated(unsafe) private var marked: [(node: Node, group: Int)] = []
  @exclusivity(unchecked) private var waiting = ActionQueue()
  private var isEvaluating = false
  /// A view that contains itself, found in this update.
  var endless: Node?
  private var knownWarnings: Set<String> = []
  private var depthOfSettling = 0
  @exclusivity(unchecked)
  nonisolated(unsafe) private var lastInvalidation: (view: Node, source: Source?)?
  /// How often a node was marked as out of date.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var invalidations = 0
  @exclusivity(unchecked) private var serial = 0
  var elementCache: ElementCache?
  @exclusivity(unchecked) var knownLayout: ScreenLayout?
  /// Who wants to know about places, and which layout they know.
  @exclusivity(unchecked) var geometry = GeometryFollowers()
  /// What the system shows in front of this interface. Whoever changes it sets it again.
  package var overlay: Graph? { didSet { elementCache = nil } }
  /// How often the element tree was made as a whole.
  package internal(set) var elementBuilds = 0
  /// How often the whole tree was searched element by element.
  package internal(set) var elementWalks = 0
  var owned = OwnedObjects()
  /// Whether any view was ever taken off the screen alive.
  @exclusivity(unchecked) var hasCovers = false
  /// The views that prefer a colour scheme.
  @exclusivity(unchecked) var preferringNodes: [Node] = []

  /// More rounds than any real interface needs; a view that keeps changing itself takes for ever.
  private static let roundLimit = 200

  /// Views with preferences to look at when all nodes are up to date.
  @exclusivity(unchecked) var preferenceReaders: [Node] = []

  /// Who has the focus, and who shall get it.
  @exclusivity(unchecked) var focus = FocusRecord()
  /// The keyboard on the screen, once it was up.
  var keyboardNode: Node?
  /// Whether any toolbar has items that are shown with it.
  var hasItemsBesideKeyboard = false

  // MARK: Motion

  let time: any AnimationTime
  /// The transaction of the update that is going on.
  @exclusivity(unchecked) var transaction = Transaction()
  /// Counts the passes over dirty nodes.
  @exclusivity(unchecked) private(set) var round = 0
  /// Whether any modifier changes transactions, or says how its view comes and goes.
  @exclusivity(unchecked) var transformsTransactions = false
  @exclusivity(unchecked) var hasTransitions = false
  /// The nodes that something moves at, for who looks at instants.
  var moving: [ObjectIdentifier: Node] = [:]
  /// Whether elements are seen as they are at this instant, on their way, instead of where they
  /// are going.
  @exclusivity(unchecked) package internal(set) var showsInstants = false
  var instantShown: Int64 = 0
  var lastTiming: (animation: Animation, timing: AnimationTiming)?

  /// - Parameter settles: False when the caller calls `settle()`, having let go of the view: only then
  ///   it can be told which objects the view has made for itself.
  package init<V: View>(
    _ view: V, environment: RootEnvironment = RootEnvironment(),
    time: (any AnimationTime)? = nil, settles: Bool = true
  ) {
    self.environment = environment
    self.time = time ?? currentTime
    let root = Node(view, ViewType.of(V.self), key: .slot(0), parent: nil, graph: self)
    topmost = root
    handle.graph = self
    environment.evaluateDefaultFocus = { [handle] namespace, occasion in
      handle.graph?.evaluateDefaultFocus(in: namespace, occasion)
    }
    root.markDirty(because: nil)
    if settles { settle() }
  }

  isolated deinit {
    unmount()
    handle.graph = nil
  }

  /// Stands for the graph where somebody may outlive it. A weak reference would do the same, and make
  /// each of the very many other references to the graph slower.
  private final class Handle {
    unowned(unsafe) var graph: Graph?
    nonisolated deinit {}
  }
  private let handle = Handle()

  /// Ends every view; their `onDisappear` actions run.
  package func unmount() {
    guard let root else { return }
    elementCache = nil
    knownLayout = nil
    generation &+= 1
    root.tearDown()
    keyboardNode?.tearDown()
    settle()
    dirty = []
    // It holds what changed last: a model, maybe, that nobody else holds any more.
    lastInvalidation = nil
  }

  // MARK: Settling

  /// Runs everything that is due now. Returns whether there was anything to do.
  ///
  /// An action that is running may settle too, so that a handler sees the effects of a tap it makes;
  /// a body may not.
  @discardableResult
  package func settle() -> Bool {
    if isEvaluating { return false }
    depthOfSettling += 1
    defer { depthOfSettling -= 1 }
    return Tracking.drivingGraph { settleRounds() }
  }

  /// True while a body, an action or a handler of the app is running.
  package var isBusy: Bool { depthOfSettling > 0 }

  private func settleRounds() -> Bool {
    var rounds = 0
    while settleOnce() || showInstant() {
      rounds += 1
      if rounds == Self.roundLimit {
        reportCycle()
        break
      }
    }
    return rounds > 0
  }

  private func settleOnce() -> Bool {
    let hadMail = Tracking.openMail()
    if !dirty.isEmpty || !marked.isEmpty || ChangeLog.hasGroups {
      updateDirtyNodes()
      return true
    }
    if lookAtPreferences(for: .views) || followGeometry() { return true }
    if lookAtPreferences(for: .actions) { return true }
    if followFocus() { return true }
    if AnimationCompletion.sealAll({ waiting.append($0) }) { return true }
    if waiting.isEmpty { return hadMail || foundSilentChanges() }
    runWaitingActions()
    return true
  }

  /// Somebody may have written into a store that tells nobody.
  private func foundSilentChanges() -> Bool {
    StoredValues.lookForSilentChanges()
    return !dirty.isEmpty
  }

  /// Those that stand in line now; an action that settles takes over the rest.
  private func runWaitingActions() {
    let mark = waiting.end
    while let action = waiting.take(before: mark) { action() }
  }

  private func updateDirtyNodes() {
    isEvaluating = true
    defer { isEvaluating = false }
    ChangeLog.show { group, transaction in
      if group > 0 { takeMarked { $0 == group } }
      update(dirty, in: transaction)
      // What an update itself marks, such as the readers of an environment value, goes with it.
      if !transaction.isPlain { update(dirty, in: transaction) }
    }
    // Another graph of the process has settled in between, and shown these groups.
    if !marked.isEmpty { takeMarked { _ in true } }
    if endless != nil { cutEndless() }
  }

  /// Shows nothing of a view that contains itself. It may stand around those that were updated.
  private func cutEndless() {
    endless?.endContent()
    endless = nil
    elementCache = nil
  }

  /// The nodes that a group of changes has marked are those to update now.
  private func takeMarked(in isGroup: (Int) -> Bool) {
    for (node, number) in marked where isGroup(number) && node.isAlive {
      node.markedGroup = 0
      if node.isDirty { continue }
      node.isDirty = true
      dirty.append(node)
    }
    marked.removeAll { isGroup($0.group) }
  }

  private func update(_ nodes: [Node], in change: Transaction) {
    guard !nodes.isEmpty else { return }
    dirty = []
    round &+= 1
    for node in nodes.count > 1 ? inOrder(nodes) : nodes where node.isDirty && node.isAlive {
      transaction = transformsTransactions ? node.transformed(change) : change
      let before = generation
      node.update()
      elementCache?.note(node, evaluations: generation &- before)
    }
    transaction = Transaction()
  }

  /// Inner ones first: what they do may change what outer ones see.
  ///
  /// Views that are made of preferences come before the layout, actions after it: what is set inside
  /// of a `GeometryReader` is not there before.
  ///
  /// - Returns: Whether there was a reader.
  private func lookAtPreferences(for use: PreferenceUse) -> Bool {
    if preferenceReaders.isEmpty { return false }
    let readers = preferenceReaders.filter { $0.preferenceUse == use }
    if readers.isEmpty { return false }
    preferenceReaders.removeAll { $0.preferenceUse == use }
    for node in inOrder(readers).reversed() { node.lookAtPreferences() }
    return true
  }

  private func reportCycle() {
    for node in dirty { node.isDirty = false }
    dirty = []
    marked = []
    ChangeLog.forget()
    waiting = ActionQueue()
    preferenceReaders = []
    let (view, reason) = lastChange
    report(
      """
      \(view) keeps invalidating itself: \(reason) changes each time its body or its actions run \
      (\(Self.roundLimit) rounds after one input)
      """)
  }

  /// Which view was marked last, and why, for messages.
  private var lastChange: (view: String, reason: String) {
    (
      lastInvalidation?.view.nearestComponentName ?? "a view",
      lastInvalidation?.source?.name ?? "something it reads"
    )
  }

  /// What to say when work outside of the graph changes its views for ever.
  package var unrest: String {
    let (view, reason) = lastChange
    return """
      \(view) never comes to rest: \(reason) is changed again and again at one instant, by a task, \
      a block, a timer or a publisher that goes on for ever
      """
  }

  // MARK: What nodes say

  func nextSerial() -> Int {
    serial &+= 1
    return serial
  }

  func didEvaluate() { generation &+= 1 }

  nonisolated func invalidated(_ node: Node, in group: Int, because source: Source?) {
    if group > 0 { marked.append((node, group)) } else { dirty.append(node) }
    invalidations &+= 1
    lastInvalidation = (node, source)
  }

  func later(_ action: @escaping () -> Void) { waiting.append(action) }

  nonisolated package func report(_ issue: String) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  func warn(_ warning: String) {
    if knownWarnings.insert(warning).inserted { warnings.append(warning) }
  }

  /// Gives the warnings and forgets them.
  package func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Gives the issues and forgets them.
  package func takeIssues() -> [String] {
    defer { issues = [] }
    return issues
  }
}

/// The virtual clock, where it runs.
private var currentTime: any AnimationTime {
  let clock = VirtualClock.shared
  return clock.isRunning ? clock : StandingTime.shared
}

/// Parents first, then in the order in which the nodes were made.
private nonisolated func inOrder(_ nodes: [Node]) -> [Node] {
  nodes.sorted { $0.depth == $1.depth ? $0.serial < $1.serial : $0.depth < $1.depth }
}

extension Node {
  /// The component that this node was written in, for messages; none that only the library knows.
  package var nearestComponentName: String {
    var node = self
    while !node.isComponent || node.viewType.isInner, let parent = node.parent { node = parent }
    return node.typeName
  }
}
