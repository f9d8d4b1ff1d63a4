import Foundation
import HarnessAppleNames
import HarnessEvents
import HarnessLua

/// Answers the requests of a test's app by the routes that the test has set.
final class NetworkDesk: NetworkResponder {
  private unowned let context: TestContext
  private var routes: [NetworkRoute] = []
  /// URLs that may be asked of the real network; see `network.allow`.
  private var allowed: [URLMatch?] = []

  init(_ context: TestContext) { self.context = context }

  func add(_ route: NetworkRoute) { routes.append(route) }

  /// - Parameter urls: Nil for all.
  func allow(_ urls: URLMatch?) { allowed.append(urls) }

  /// The answer of the latest route for the request. Without one the test fails.
  func answer(to request: URLRequest) -> NetworkAnswer? {
    guard context.state.isOpen else { return nil }
    let recorded = RecordedRequest(request)
    guard let route = routes.last(where: { $0.takes(recorded) }) else {
      if let real = Network.real, allowed.contains(where: { $0?.holds(for: recorded.url) ?? true })
      {
        return real(request)
      }
      return unrouted(recorded, request)
    }
    do {
      return try answer(of: route, to: recorded, for: request.url)
    } catch {
      context.recordCallbackError(error, in: "body of \(route.spy.shownName)")
      let sentence = "the test's function for the body failed"
      return failure(.badServerResponse, request.url, because: sentence)
    }
  }

  private func answer(
    of route: NetworkRoute, to request: RecordedRequest, for url: URL?
  ) throws -> NetworkAnswer {
    _ = try route.spy.record(request.values(in: context.state), in: context)
    guard case .function(let function) = route.answer.body else {
      return route.answer.sent(for: url)
    }
    let table = LuaValue.table(request.table(in: context.state))
    let made = try context.duringCallback { try function.call(table) }.first ?? .nil
    do {
      return try route.answer.made(from: made, in: context).sent(for: url)
    } catch {
      return wrongAnswer(of: route, (error as? Problem)?.message ?? "\(error)", for: url)
    }
  }
}

// MARK: - Requests without a proper answer

extension NetworkDesk {
  /// The function of a route gave what is no body: the test fails where the route is set.
  private func wrongAnswer(
    of route: NetworkRoute, _ reason: String, for url: URL?
  ) -> NetworkAnswer {
    let problem = Problem.usage("\(route.spy.shownName): its function gave no answer; \(reason)")
    context.record(context.failure(problem, at: route.position))
    return failure(.badServerResponse, url, because: "the test's function gave no answer")
  }

  /// Fails the test, at the statement that made the app ask, and tells the app that it is offline.
  private func unrouted(_ request: RecordedRequest, _ original: URLRequest) -> NetworkAnswer {
    let asked = "\(request.method) \(request.url.text)"
    let problem = Problem(
      .error, "the app requested \(asked), and no network.route answers it\(hint(for: request))")
    let failure = context.failure(problem, at: context.lastStepPosition)
    if !context.failures.contains(where: failure.isLike) {
      var failure = failure
      failure.fields = [FailureField("routes", routeList(for: asked))]
      context.record(failure)
    }
    return self.failure(
      .notConnectedToInternet, original.url, because: "no network.route answers \(asked)")
  }

  private func failure(
    _ code: URLError.Code, _ url: URL?, because sentence: String
  ) -> NetworkAnswer {
    NetworkAnswer(.failure(URLError(code, for: url, explained: sentence)))
  }

  private func hint(for request: RecordedRequest) -> String {
    if let other = routes.last(where: { $0.takes(request.url) }), let method = other.method {
      return "; its URL has a route for \(method) only"
    }
    let near = nearest(to: request.url.text, in: routes.compactMap(\.exactURL))
    return near.map { "; did you mean the route for \(ValueText.quoted($0))?" } ?? ""
  }

  /// How many routes a failure lists.
  private static let mostListed = 10

  private func routeList(for asked: String) -> String {
    guard !routes.isEmpty else {
      return "none; write network.route{ url = …, body = … } before the app asks"
    }
    let names = routes.map(\.spy.shownName)
    guard names.count > Self.mostListed else { return names.joined(separator: "\n") }
    let nearest = nearestFirst(to: "route \(asked)", in: names).prefix(Self.mostListed)
    return (nearest + ["… and \(names.count - Self.mostListed) more"]).joined(separator: "\n")
  }
}

extension TestContext {
  /// Where the script stands, for what happens while a word of it runs.
  var lastStepPosition: LuaPosition? {
    steps.steps.last.map { LuaPosition(source: file.path, line: $0.line) }
  }
}
