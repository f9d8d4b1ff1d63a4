package import HarnessEvents
import HarnessUI

/// What the scripts of a worker share: the components, and who wants to know what a test does.
package final class ScriptHost {
  let components: [String: Component]
  /// The names of the components in the order in which the harness registers them.
  let componentNames: [String]
  /// The values of the environment that scripts can set under a name of the harness.
  let environmentKeys: [String: EnvironmentKeyBinding]
  /// The version of this package.
  let version: String
  /// The harness's own matchers.
  let matchers: [Matcher]
  /// The identifiers that the harness has registered.
  let identifiers: IdentifierGroup
  /// The previews of this program.
  package private(set) lazy var previews = PreviewCatalog()
  /// Told before each action of a test, so that a crash can be told by its last step.
  package var noteStep: ((_ text: String, _ line: Int) -> Void)?
  /// Puts a file into the folder of the running test; nil: files of tests go nowhere.
  package var keepFile: ((KeptFile) -> Void)?
  /// The run's seed.
  package var seed: UInt64 = 0
  /// What the command line gives to scripts with `-e NAME=VALUE`.
  package var variables: [String: String] = [:]
  /// What becomes of a test that leaves something behind.
  package var leaks = LeakPolicy.warn
  /// Whether a test that asserted nothing fails.
  package var requiresAssertions = false
  /// Whether something was left that could act in another test: only a new process ends it.
  package internal(set) var isTainted = false
  /// Who observed notifications when the running test began.
  var observersBefore: [String?: Int] = [:]

  package init(
    components: [Component], environmentKeys: [EnvironmentKeyBinding] = [],
    matchers: [Matcher] = [], identifiers: [IdentifierList] = [], version: String = ""
  ) {
    // Where it does not work, the defaults are Foundation's, in the worker's own folder.
    _ = MemoryDefaults.install()
    componentNames = components.map(\.name)
    self.components = Dictionary(components.map { ($0.name, $0) }) { first, _ in first }
    self.environmentKeys = Dictionary(environmentKeys.map { ($0.name, $0) }) { first, _ in first }
    self.matchers = matchers
    self.identifiers = IdentifierGroup("ids", identifiers)
    self.version = version
  }
}
