public import Foundation
import HarnessGraph
public import HarnessQueries

/// Words that wait, in real time, up to 10 seconds unless said otherwise.
///
/// Each is there twice. In an async test it is awaited, and the app's tasks, queues and sleeps go on
/// meanwhile. In another one XCTest's main thread runs them; Swift Testing has none, so that nothing
/// of the app happens before the test is over: there a wait that does not hold at once ends at once.
extension HostedElement {
  // MARK: Existence

  /// Waits until something matches.
  ///
  /// - Parameter timeout: in seconds, real ones.
  @discardableResult
  public func waitUntilExists(
    timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
  ) -> HostedElement {
    judge(.existence, "waitUntilExists", timeout, CodePlace(file, line))
    return self
  }

  /// Waits until something matches.
  ///
  /// - Parameter timeout: in seconds, real ones.
  @discardableResult
  public func waitUntilExists(
    timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line
  ) async -> HostedElement {
    await judge(.existence, "waitUntilExists", timeout, CodePlace(file, line))
    return self
  }

  // MARK: Predicates

  /// Waits until a predicate holds; if it does not, that is a failure, and the chain goes on.
  ///
  /// - Parameter timeout: in seconds, real ones; 0 asks now.
  @discardableResult
  public func assert(
    predicate: ElementPredicate, timeout: TimeInterval = 10, file: StaticString = #filePath,
    line: UInt = #line
  ) -> HostedElement {
    judge(.predicate(predicate), "assert", timeout, CodePlace(file, line))
    return self
  }

  /// Waits until a predicate holds; if it does not, that is a failure, and the chain goes on.
  ///
  /// - Parameter timeout: in seconds, real ones; 0 asks now.
  @discardableResult
  public func assert(
    predicate: ElementPredicate, timeout: TimeInterval = 10, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> HostedElement {
    await judge(.predicate(predicate), "assert", timeout, CodePlace(file, line))
    return self
  }

  /// Waits until a predicate holds; if it does not, that is a failure, and the chain ends.
  ///
  /// - Parameter timeout: in seconds, real ones; 0 asks now.
  /// - Returns: nil after a failure.
  @discardableResult
  public func assertBreak(
    predicate: ElementPredicate, timeout: TimeInterval = 10, file: StaticString = #filePath,
    line: UInt = #line
  ) -> HostedElement? {
    judge(.predicate(predicate), "assertBreak", timeout, CodePlace(file, line)) ? self : nil
  }

  /// Waits until a predicate holds; if it does not, that is a failure, and the chain ends.
  ///
  /// - Parameter timeout: in seconds, real ones; 0 asks now.
  /// - Returns: nil after a failure.
  @discardableResult
  public func assertBreak(
    predicate: ElementPredicate, timeout: TimeInterval = 10, file: StaticString = #filePath,
    line: UInt = #line
  ) async -> HostedElement? {
    await judge(.predicate(predicate), "assertBreak", timeout, CodePlace(file, line)) ? self : nil
  }

  // MARK: Judging

  @discardableResult
  private func judge(
    _ question: Question, _ word: String, _ timeout: TimeInterval, _ place: CodePlace
  ) -> Bool {
    way.use(word, place) { app -> Void in
      try question.check()
      let wait = try Wait(timeout)
      let end = wait.until { question.holds(of: self, in: app) }
      if end != .held { throw question.problem(of: self, in: app, wait.note(on: end)) }
    } != nil
  }

  @discardableResult
  private func judge(
    _ question: Question, _ word: String, _ timeout: TimeInterval, _ place: CodePlace
  ) async -> Bool {
    let start = way.use(word, place) { app in
      try question.check()
      return (app: app, wait: try Wait(timeout))
    }
    guard let (app, wait) = start else { return false }
    let end = await wait.until { question.holds(of: self, in: app) }
    app.settle(word, place)
    if end == .held { return true }
    app.report(question.problem(of: self, in: app, wait.note(on: end)), of: word, at: place)
    return false
  }
}

/// What a wait waits for.
private enum Question {
  case existence
  case predicate(ElementPredicate)

  func check() throws(Problem) {
    if case .predicate(let predicate) = self, let problem = predicate.problem {
      throw Problem(problem)
    }
  }

  func holds(of element: HostedElement, in app: HostedApp) -> Bool {
    if !app.graph.isBusy { app.graph.settle() }
    let elements = element.way.all(in: app)
    switch self {
    case .existence: return !elements.isEmpty
    case .predicate(let predicate): return app.judge.verdict(of: predicate, for: elements) == true
    }
  }

  /// Why it does not hold.
  func problem(of element: HostedElement, in app: HostedApp, _ note: String) -> Problem {
    let locator = element.way.locator
    let elements = element.way.all(in: app)
    var details: [(name: String, text: String)] = []
    if case .predicate(let predicate) = self {
      let lines = PredicateExplanation.lines(
        of: predicate, for: elements, by: app.judge, write: \.format)
      details.append((name: "predicate", text: lines.joined(separator: "\n")))
    }
    switch elements.count {
    case 0:
      details += Problem.details(
        of: explainMissing(locator, in: app.graph, write: \.swiftText))
    case 1: details.append((name: "received", text: elements[0].summary))
    default:
      details += Problem.details(
        of: explainAmbiguous(locator, elements, in: app.graph, write: \.swiftText))
    }
    let sentence =
      if case .existence = self { "matches nothing" } else { "does not satisfy the predicate" }
    return Problem("\(locator.swiftText) \(sentence) (\(note))", details)
  }
}
