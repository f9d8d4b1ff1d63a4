import HarnessGraph
import SwiftUI
import Testing

/// The table: which bodies run after which change. All sections of the `Board` are mounted at once,
/// so a row also says that no other body of the tree ran.
@MainActor @Suite struct EvaluationTableTests {
  struct Change: CustomTestStringConvertible, Sendable {
    /// The title of the button that makes the change.
    let button: String
    /// The bodies that run, in order.
    let bodies: [String]
    var testDescription: String { button }

    init(_ button: String, _ bodies: String...) {
      self.button = button
      self.bodies = bodies
    }
  }

  nonisolated static let states = [
    Change("write a state", "state owner"),
    Change("write a state twice", "state owner"),
    Change("write an equal state"),
    Change("write an equal array"),
    Change("write the same object"),
    Change("write a state that no body reads"),
    Change("write a state whose type can't be compared", "closure owner"),
  ]

  nonisolated static let bindings = [
    Change("write through a binding", "binding reader"),
    Change("write an equal value through a binding"),
    Change("write through a binding of closures", "closure binding owner", "closure reader"),
    // A state is one dependency: both read parts of it.
    Change("write through a key path", "name reader", "age reader"),
    Change("write to a key of a dictionary", "key reader"),
    Change("write through an unwrapped binding", "optional owner", "unwrapped reader"),
    Change("write a sibling of an unwrapped binding", "optional owner"),
    Change("write a sibling of a constant binding", "constant owner"),
    Change("write to a constant binding"),
    // `ForEach($elements)` reads the collection, and each row a part of it.
    Change("write to element 2", "elements owner", "element 1", "element 2"),
  ]

  nonisolated static let environment = [
    Change("set the theme", "environment owner", "theme reader"),
    Change("set the depth", "environment owner", "depth reader"),
    Change("disable", "environment owner", "enabled reader"),
    Change("run the owner of an environment", "environment owner"),
    Change("hand down another object", "environment owner", "object reader"),
  ]

  nonisolated static let models = [
    Change("change property a", "a reader"),
    Change("change property b", "b reader"),
    Change("change a, then b", "a reader", "b reader"),
    Change("change a twice", "a reader"),
    Change("change a property that is ignored"),
    Change("change a property that no body reads"),
    Change("change a computed property's source", "computed reader"),
    Change("change a nested model", "nested reader"),
    Change("replace a nested model", "nested reader"),
    Change("change a model of an array", "model 2"),
    Change("append a model to an array", "models owner", "model 3"),
    Change("write a model's property through a binding", "bindable reader"),
  ]

  nonisolated static let objects = [
    Change("publish", "first observer", "second observer", "environment observer"),
    Change("publish an equal value", "first observer", "second observer", "environment observer"),
    Change("publish twice", "first observer", "second observer", "environment observer"),
    Change("change what is not published"),
    Change("send objectWillChange", "first observer", "second observer", "environment observer"),
    Change("change the state object", "object owner"),
  ]

  nonisolated static let children = [
    Change(
      "add 2", "children owner", "changed leaf", "leaf with action", "plain equatable leaf"),
    Change(
      "add 1", "children owner", "changed leaf", "leaf with action", "plain equatable leaf",
      "leaf in an EquatableView", "equatable leaf"),
  ]

  nonisolated static let userCode = [
    Change("tap the modifier", "modifier"),
    Change("rename the modifier", "modifier owner", "modifier"),
    Change("run the owner of a modifier", "modifier owner", "modifier"),
    Change("toggle the style", "style"),
    Change("change what row closures read", "row closure 1", "row closure 2"),
    Change("change the state of row 2", "row 2"),
    Change("add a row", "rows owner", "row 3"),
    Change("reverse the rows", "rows owner"),
    Change("change what is watched", "watching owner", "watching owner"),
    Change("change what is watched, without an effect", "quiet owner"),
  ]

  @Test(
    arguments: states + bindings + environment + models + objects + children + userCode)
  func `a change runs the bodies that read it, each once, and no other`(_ change: Change) throws {
    let log = Log()
    let mounted = Mounted(Board(log: log))
    _ = log.take()
    try mounted.tap(change.button)
    #expect(log.take() == change.bodies)
    #expect(mounted.graph.issues == [])
  }

  @Test func `mounting runs each body once`() {
    let log = Log()
    let mounted = Mounted(Board(log: log))
    let bodies = log.take()
    #expect(bodies.count == Set(bodies).count)
    #expect(mounted.graph.settle() == false)
    #expect(log.take() == [])
  }
}
