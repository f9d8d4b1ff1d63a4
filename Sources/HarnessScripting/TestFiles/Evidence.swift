import HarnessEvents
import HarnessGraph
import HarnessSnapshots

/// What a failed test leaves for whoever looks into it: the elements before its last action and when
/// it failed, the picture of the screen, and its steps.
struct Evidence {
  /// The elements before the last action. Taken before each, and nearly always for nothing.
  var before = TreeNote()
  /// The elements and the screen when the test failed first; later, hooks clean up.
  private(set) var scene: Scene?

  struct Scene {
    let tree: String
    let picture: String
  }

  /// Words that only look, so that the elements before them are those before the last action still.
  static let looks: Set = [
    "attach", "find_all", "screenshot", "step", "system.alerts", "tree",
  ]

  /// Keeps what there is to see, unless something was kept before.
  mutating func keepScene(of app: MountedApp?) {
    // While a view is being evaluated there is no whole interface.
    guard scene == nil, let graph = app?.graph, !graph.isBusy else { return }
    var options = TreeText.Options()
    options.includesHidden = true
    scene = Scene(
      tree: TreeText.text(of: graph.elements, options: options),
      picture: ScreenPicture.svg(of: graph))
  }
}

extension TestContext {
  /// Notes the elements before an action, for a test that fails after it.
  func noteTree(before word: String) {
    guard host.keepFile != nil, !word.hasPrefix("expect"), !Evidence.looks.contains(word) else {
      return
    }
    // At an instant each look makes all elements anew.
    guard let graph = app?.graph, !graph.isBusy, !showsInstants else {
      return evidence.before.forget()
    }
    evidence.before.take(graph.elements)
  }

  /// The test has failed, and what is to be seen now tells why.
  func keepScene() {
    if host.keepFile != nil { evidence.keepScene(of: app) }
  }

  /// Writes down what there is of a test that has failed.
  func keepEvidence(of result: TestResult) {
    guard let keep = host.keepFile else { return }
    func write(_ file: EvidenceFile, _ text: String) {
      keep(
        KeptFile(name: file.name, mime: file.mime, bytes: Array((text + "\n").utf8), isOurs: true))
    }
    if !evidence.before.isEmpty { write(.treeBefore, evidence.before.text) }
    if let scene = evidence.scene {
      if !scene.tree.isEmpty { write(.treeAfter, scene.tree) }
    }
    if !steps.steps.isEmpty {
      let trace = steps.trace(
        of: test.id(inFile: file.path), seed: host.seed, in: file, failures: result.failures,
        now: now)
      keep(
        KeptFile(
          name: EvidenceFile.trace.name, mime: EvidenceFile.trace.mime, bytes: trace.bytes,
          isOurs: true))
    }
    if let scene = evidence.scene { write(.screen, scene.picture) }
  }
}
