import Foundation
import HarnessAppleNames
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries

/// Everything that one Lua state of a test knows: where it stands, its app, what went wrong.
///
/// A state lives for one test (or for collecting a file's tests), so nothing here outlives it.
final class TestContext {
  /// What the state is running.
  enum Phase {
    /// The file's own code, which registers tests. It may turn out to be a test itself.
    case collecting
    /// The file's own code, again, for one of its tests.
    case replaying
    /// A test: the body, a hook, or a file that is one test.
    case testing
  }

  /// In a session each line is a file of its own.
  var file: ScriptFile
  let state: LuaState
  let host: ScriptHost
  var phase: Phase
  /// Seconds of processor time that a test may use; nil: no limit.
  var timeLimit: Double?
  let root = Suite(name: nil, parent: nil)
  /// The `describe` whose body is running.
  lazy var suite = root
  /// What makes a flat file the one test that it is: told at the first action.
  var becomeTest: (() throws -> Void)?
  /// Where a flat file became a test.
  var firstAction: LuaPosition?
  var registered: [RegisteredTest] = []
  /// The titles of the registered tests, and their lines.
  var lineOfTitle: [String: Int] = [:]
  /// The cases that `matrix` has made, and their keys in the order in which they were given.
  /// The empty arrays that `find_all` has given: a failure says why they are empty.
  var emptyFindings: [(array: LuaValue, locator: Locator)] = []
  var matrices: [(cases: LuaValue, dimensions: [String])] = []
  /// The calendar date that the file has set for its tests.
  var startDate: Date?

  var app: MountedApp?
  /// While an app is mounted: whether it has shown a window.
  var hasWindow: (() -> Bool)?
  /// `clock.auto(false)`: elements are seen as they are at this instant, and nothing waits.
  var showsInstants = false { didSet { app?.graph.show(instants: showsInstants) } }
  /// What the views of the test made for themselves.
  var ownedObjects = OwnedObjects()
  /// Whether the test has its verdict, and nothing of it is left that could be ended.
  var isConcluded = false
  var finalizers: [LuaFunction] = []
  var steps = StepLog()
  /// The test that runs.
  var test = TestInfo(names: [])
  /// What a failed test leaves behind.
  var evidence = Evidence()
  /// What the script itself has put into the test's folder.
  var attachments = AttachmentAccount()
  /// Fingers that are down, which learn from whoever moves the clock that time has passed.
  var fingers: Fingers?
  /// What holds a finger down while the script looks around, as a sentence names it.
  var heldBy: String?
  /// Told of each word that may do more than look.
  var noteAction: ((_ word: String) -> Void)?
  var assertions = 0
  var notes: [String] = []
  /// Failures that ended the test or were recorded on the way, in order.
  private(set) var failures: [TestFailure] = []
  /// Failures that were thrown: if the script goes on after one, pcall has swallowed it.
  private(set) var thrown: [ScriptFailure] = []
  var openExpectations: [Expectation] = []
  var inspections: [Inspection] = []
  /// Matchers beside our own.
  lazy var matchers = CustomMatchers(of: host, in: state)
  /// Answers the requests of the app.
  lazy var network = NetworkDesk(self)
  /// Answers what the system asks the user.
  lazy var system = SystemDesk(self)
  /// The spies that were called, one for each call.
  private(set) var spyOrder: [Spy] = []
  /// The test has called `skip()`; what it still does, in a pcall, counts for nothing.
  var skipped: SkippedTest?
  private var callbackDepth = 0
  /// For how many seconds the function that has just suspended itself wants to wait.
  var requestedSleep = 0.0

  init(
    file: ScriptFile, state: LuaState, host: ScriptHost, phase: Phase, timeLimit: Double? = nil
  ) {
    self.file = file
    self.state = state
    self.host = host
    self.phase = phase
    self.timeLimit = timeLimit
    state.context = self
    // What a test before this one met is not told to this one.
    _ = LocalizedTables.takeMetProblems()
  }

  static func of(_ call: LuaCall) -> TestContext {
    guard let context = call.state.context as? TestContext else {
      preconditionFailure("a state of the vocabulary has a context")
    }
    return context
  }

  // MARK: Failures

  func record(_ failure: TestFailure) {
    failures.append(failure)
    keepScene()
  }

  /// Remembers a failure that is about to be thrown.
  func willThrow(_ failure: ScriptFailure) { thrown.append(failure) }

  /// How many failures were thrown so far; `forgiveThrown(after:)` takes back the later ones.
  var thrownCount: Int { thrown.count }
  func thrownFailures(after count: Int) -> [TestFailure] { thrown[count...].map(\.failure) }
  func forgiveThrown(after count: Int) { thrown.removeSubrange(count...) }

  /// An error in `__gc`, or a call of `warn`.
  func noteWarning(_ text: String) { notes.append("warning: \(text)") }

  // MARK: Conditions

  /// True while a function of the script judges an element for `find`.
  var isInCondition = false
  /// What became of the functions of the script that judge elements.
  var conditions: [ObjectIdentifier: ConditionRecord] = [:]

  func noteOnce(_ note: String) {
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: Callbacks

  /// True while a function of the script answers the app.
  var isInCallback: Bool { callbackDepth > 0 }

  func duringCallback<T>(_ body: () throws -> T) rethrows -> T {
    callbackDepth += 1
    defer { callbackDepth -= 1 }
    return try body()
  }

  func noteSpyCall(of spy: Spy) { spyOrder.append(spy) }

  /// Records the failed `expect` that an error of a callback is, if it is one.
  func recordFailure(in error: any Error) -> Bool {
    guard let failure = (error as? LuaError)?.underlying as? ScriptFailure else { return false }
    record(failure.failure)
    thrown.removeAll { $0 === failure }
    return true
  }

  /// An error in a callback that can't throw fails the test, at the script's line.
  /// One that called `skip` is no error: the test ends when the word that made the app call returns.
  func recordCallbackError(_ error: any Error, in name: String) {
    if (error as? LuaError)?.underlying is SkippedTest || recordFailure(in: error) { return }
    let error = error as? LuaError ?? LuaError("\(error)")
    var failure = self.failure(from: error)
    failure.headline = "error in the callback \(name): \(error.message)"
    record(failure)
  }
}
