import HarnessGraph
import HarnessInput
import HarnessQueries

/// The way from an app to elements, gone anew at each use. It is made and followed by elements and
/// queries; a test has no use for it alone.
public struct ElementWay {
  enum Host {
    /// The app that the running test has hosted last, looked up at each use.
    case current
    case app(HostedApp)
  }

  let host: Host
  let locator: Locator
  /// Why it can't be gone, such as a predicate that makes no sense.
  let problem: String?

  init(host: Host, locator: Locator, problem: String? = nil) {
    self.host = host
    self.locator = locator
    self.problem = problem
  }

  func adding(_ step: Locator.Step, problem newProblem: String? = nil) -> ElementWay {
    ElementWay(host: host, locator: locator.adding(step), problem: problem ?? newProblem)
  }

  /// A way on to what a predicate holds for.
  func adding(
    _ predicate: ElementPredicate, as step: (ElementQuery) -> Locator.Step
  ) -> ElementWay {
    var query = ElementQuery()
    query.predicate = PredicateTest(predicate, by: judge)
    let problem =
      predicate.problem
      ?? (predicate.asksForCount
        ? "count says how many elements match, and a query asks each of them: assert it" : nil)
    return adding(step(query), problem: problem)
  }

  /// Who judges predicates inside of queries, with the hands of the app that is meant by then.
  private var judge: ElementJudge {
    ElementJudge { [host] element in (try? host.app().input.isHittable(element)) ?? false }
  }

  // MARK: Following it

  /// Does something with the app when all is at rest, and brings it to rest again.
  ///
  /// - Parameters:
  ///   - word: what the test called; a failure begins with it.
  ///   - place: nil: where the app was hosted.
  /// - Returns: nil after a failure, which was told.
  @discardableResult
  func use<Result>(
    _ word: String, _ place: CodePlace?, _ body: (HostedApp) throws -> Result
  ) -> Result? {
    let app: HostedApp
    do throws(Problem) {
      app = try host.app()
    } catch {
      HostedApps.report(error, of: word, at: place)
      return nil
    }
    do {
      if let problem { throw Problem(problem) }
      let place = place ?? app.birthplace
      if !app.graph.isBusy { app.settle(word, place) }
      let result = try body(app)
      if !app.graph.isBusy { app.settle(word, place) }
      return result
    } catch let failure as MatchFailure {
      app.report(Problem(failure), of: word, at: place)
    } catch let refusal as Refusal {
      app.report(Problem(refusal), of: word, at: place)
    } catch let problem as Problem {
      app.report(problem, of: word, at: place)
    } catch {
      app.report(Problem("\(error)"), of: word, at: place)
    }
    return nil
  }

  /// The one element at the end of the way.
  func one(in app: HostedApp) throws(MatchFailure) -> UIElement {
    try HarnessQueries.one(locator, in: app.graph, write: \.swiftText)
  }

  func all(in app: HostedApp) -> [UIElement] { locator.resolve(in: app.graph) }
}

extension ElementWay.Host {
  func app() throws(Problem) -> HostedApp {
    guard case .app(let app) = self else { return try HostedApps.current() }
    if app.isEnded { throw Problem("the app has ended") }
    return app
  }
}
