import HarnessGraph
import HarnessInput
import HarnessQueries
import HarnessSnapshots
public import HarnessUI

/// A view that lives for a test in Swift, under Swift Testing or XCTest.
///
/// ```swift
/// let app = HostedApp(LoginScreen()) { Issue.record("\($0)") }
/// SignIn.phoneNumber.element.waitUntilExists().clearAndType(text: "0151 234567")
/// app["Welcome"].assert(predicate: .exists(true))
/// ```
///
/// `SignIn.phoneNumber.element` looks in the app that the running test has hosted last. The view ends
/// with `end()`, or when nobody holds the app any more.
public final class HostedApp: ElementScope {
  let graph: Graph
  let input: InputDevice
  private let take: @MainActor (HostedFailure) -> Void
  /// Where it was made, for failures that know no better place.
  let birthplace: CodePlace
  private(set) var isEnded = false

  /// Shows a view, and brings it to rest.
  ///
  /// - Parameters:
  ///   - failures: takes each failure when it is found: `{ Issue.record("\($0)") }` under Swift
  ///     Testing, `{ XCTFail("\($0)") }` under XCTest. Without it failures are printed, and the
  ///     process fails at its end.
  public init(
    _ view: some View, failures: (@MainActor (HostedFailure) -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    take = failures ?? UnreportedFailures.record
    birthplace = CodePlace(file, line)
    let environment = RootEnvironment()
    environment.connectSystem()
    graph = Graph(view, environment: environment)
    input = InputDevice(graph: graph)
    HostedApps.add(self, takesFailures: take)
    settle("HostedApp", birthplace)
  }

  /// Shows the first window of a whole app, made anew.
  ///
  /// - Parameter failures: as for a view.
  public convenience init<Application: App>(
    app: Application.Type, failures: (@MainActor (HostedFailure) -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(AppRoot<Application>(), failures: failures, file: file, line: line)
  }

  isolated deinit { end() }

  /// Ends the view: `onDisappear` actions run, tasks are cancelled. Twice is as good as once.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    HostedApps.remove(self)
    graph.unmount()
  }

  /// What is on the screen as text, an element a line.
  public var tree: String {
    graph.settle()
    return TreeText.text(of: graph.elements)
  }

  /// Takes the focus away from a field, as the user does who puts the keyboard down.
  ///
  /// It is a failure if no keyboard is up.
  public func hideKeyboard(file: StaticString = #filePath, line: UInt = #line) {
    way.use("hideKeyboard", CodePlace(file, line)) { try $0.input.hideKeyboard() }
  }

  /// The app is where every search begins.
  public var way: ElementWay { ElementWay(host: .app(self), locator: .root) }

  // MARK: For words

  /// Brings the views up to date; what went wrong in them is a failure.
  func settle(_ word: String, _ place: CodePlace) {
    graph.settle()
    for warning in graph.takeWarnings() { print("warning: \(warning)") }
    for issue in graph.takeIssues() { report(Problem(issue), of: word, at: place) }
  }

  func report(_ problem: Problem, of word: String, at place: CodePlace?) {
    let tree = TreeText.beginning(of: graph.elements, whole: "app.tree")
    let details = [(name: "tree", text: tree.joined(separator: "\n"))]
    take(HostedFailure(problem, of: word, at: place ?? birthplace, besides: isEnded ? [] : details))
  }

  var judge: ElementJudge {
    ElementJudge { [input] in input.isHittable($0) }
  }
}

extension HostedFailure {
  init(
    _ problem: Problem, of word: String, at place: CodePlace,
    besides: [(name: String, text: String)] = []
  ) {
    var details = problem.details
    let steps = Steps.names
    if !steps.isEmpty { details.append((name: "step", text: steps.joined(separator: " › "))) }
    self.init(
      headline: "\(word): \(problem.sentence)", details: details + besides, file: place.file,
      line: place.line)
  }
}
