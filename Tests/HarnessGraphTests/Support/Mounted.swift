import HarnessGraph
import SwiftUI
import Testing

/// A mounted view, and short words for what tests do with it.
@MainActor
final class Mounted {
  let graph: Graph

  init<V: View>(_ view: V, time: (any AnimationTime)? = nil) { graph = Graph(view, time: time) }
  init(_ graph: Graph) { self.graph = graph }

  var root: UIElement { graph.elements }

  /// The labels of all elements that show text, in document order, parts included.
  var texts: [String] {
    var texts: [String] = []
    root.forEachUnmerged { if $0.role == .text { texts.append($0.label) } }
    return texts
  }

  /// The only element with this identifier or label.
  func find(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> UIElement {
    var found: [UIElement] = []
    root.forEach { if $0.identifier == name || $0.label == name { found.append($0) } }
    try #require(found.count == 1, "\(found.count) of \(name)", sourceLocation: sourceLocation)
    return found[0]
  }

  /// Activates an element as a tap would, without asking whether a user could.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let element = try find(name, sourceLocation: sourceLocation)
    let activate = try #require(element.activate, sourceLocation: sourceLocation)
    activate()
    graph.settle()
  }

  /// Writes into a text field as typing does.
  func fill(_ name: String, _ text: String) throws {
    try #require(try find(name).editing).text.wrappedValue = text
    graph.settle()
  }
}

/// What happened, in order. A reference, so that views which share one compare as the same.
final class Log {
  private var entries: [String] = []

  /// Notes an entry; a body says `let _ = log("Row")`.
  @discardableResult
  func callAsFunction(_ entry: String) -> Bool {
    entries.append(entry)
    return true
  }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A counter with a state of its own: its text tells whether its identity went on.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button("\(name)=\(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}
