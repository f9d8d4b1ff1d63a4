import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries

/// A locator as a script holds it: lazy, found anew at each use.
final class LocatorObject: LuaObject, LocatorHolder {
  let locator: Locator
  init(_ locator: Locator) { self.locator = locator }
}

extension LocatorObject: DescribedToScripts {
  var scriptDescription: String { "\(locator)" }
}

/// What has the words of a locator: a locator, and the app.
protocol LocatorHolder: LuaObject {
  var locator: Locator { get }
}

extension MountedApp: LocatorHolder {
  var locator: Locator { .root }
}

extension TestContext {
  /// The one element that a locator stands for, at this instant.
  func one(_ locator: Locator, for word: String) throws -> UIElement {
    let graph = try currentGraph(for: word)
    do {
      return try HarnessQueries.one(locator, in: graph)
    } catch {
      throw Problem(error)
    }
  }

  func all(_ locator: Locator, for word: String) throws -> [UIElement] {
    locator.resolve(in: try currentGraph(for: word))
  }

  /// The graph with what the script itself has changed in a model since the last word.
  private func currentGraph(for word: String) throws -> Graph {
    let graph = try mountedApp(for: word).graph
    if !isInCallback, !graph.isBusy { graph.settle() }
    return graph
  }

  /// Whether anything matches, for a bare `expect(locator)` and `wait_for`.
  func exists(_ holder: some LocatorHolder) throws -> Verdict {
    let elements = try all(holder.locator, for: "expect")
    return Verdict(
      holds: !elements.isEmpty, expected: "to exist",
      received: elements.isEmpty ? "no match" : "\(elements.count) found",
      details: elements.isEmpty ? self.reasonsForMissing(holder) : Self.list(elements))
  }

  /// A few elements, for a report.
  static func list(_ elements: [UIElement]) -> Verdict.Details {
    // The one is told where the locator is.
    if elements.count == 1 { return [] }
    var lines = elements.prefix(10).map(\.summary)
    if elements.count > lines.count { lines.append("… and \(elements.count - lines.count) more") }
    return [("matches", lines.joined(separator: "\n"))]
  }

  /// Why nothing matches, if nothing does.
  func reasonsForMissing(_ holder: some LocatorHolder) -> Verdict.Details {
    guard let graph = app?.graph, holder.locator.resolve(in: graph).isEmpty else { return [] }
    return explainMissing(holder.locator, in: graph).fields.map { ($0.name, $0.value) }
  }

  /// The matches where one is needed, each with a locator of its own.
  func matches(of holder: some LocatorHolder, _ elements: [UIElement]) -> Verdict.Details {
    guard let graph = app?.graph else { return [] }
    return explainAmbiguous(holder.locator, elements, in: graph).fields.map { ($0.name, $0.value) }
  }

  func missing(_ holder: some LocatorHolder, after waited: String) -> any Error {
    guard let app else { return Problem.usage("nothing is mounted; call mount first") }
    var problem = Problem(explainMissing(holder.locator, in: app.graph))
    problem.kind = .timeout
    problem.message += " (\(waited))"
    return problem
  }
}

extension MatchFailure {
  /// The matches, or what is near and why it does not match.
  var fields: [FailureField] {
    if lines.isEmpty { return [] }
    let name = kind == .ambiguous ? "matches" : "why not"
    return [FailureField(name, lines.joined(separator: "\n"))]
  }
}
