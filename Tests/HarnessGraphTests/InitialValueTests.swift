import HarnessGraph
import SwiftUI
import Testing

/// Initial values are taken once for each identity, however often the view is made.
@MainActor @Suite struct InitialValueTests {
  @Observable final class Model {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// Counts what a view's initialiser makes.
  final class Factory {
    private(set) var count = 0
    func make() -> Model {
      count += 1
      return Model(count)
    }
  }

  private struct Owner: View {
    let step: Int
    @State private var model: Model
    init(step: Int, factory: Factory) {
      self.step = step
      _model = State(initialValue: factory.make())
    }
    var body: some View { Text("model \(model.number) step \(step)") }
  }

  private struct Host: View {
    let factory: Factory
    @State private var step = 0
    @State private var generation = 0
    var body: some View {
      Button("step") { step += 1 }
      Button("renew") { generation += 1 }
      Owner(step: step, factory: factory).id(generation)
    }
  }

  @Test func `an object in a state is made at each init, and the first one is kept`() throws {
    let factory = Factory()
    let mounted = Mounted(Host(factory: factory))
    #expect(mounted.texts.last == "model 1 step 0")
    try mounted.tap("step")
    try mounted.tap("step")
    #expect(mounted.texts.last == "model 1 step 2")
    #expect(factory.count == 3)
    try mounted.tap("renew")
    #expect(mounted.texts.last == "model 4 step 2")
  }

  private struct Seeded: View {
    let seed: Int
    @State private var number: Int
    private let initial: Int
    init(seed: Int) {
      self.seed = seed
      _number = State(initialValue: seed)
      // What an initialiser reads is the initial value: the view is not mounted yet.
      initial = _number.wrappedValue
    }
    var body: some View {
      Button("number \(number) initial \(initial)") { number += 100 }
        .accessibilityIdentifier("number")
    }
  }

  @Test func `a state that an initialiser sets keeps its first value`() throws {
    struct Parent: View {
      @State private var seed = 1
      var body: some View {
        Button("seed") { seed += 1 }
        Seeded(seed: seed)
      }
    }
    let mounted = Mounted(Parent())
    #expect(mounted.texts.last == "number 1 initial 1")
    try mounted.tap("number")
    try mounted.tap("seed")
    #expect(mounted.texts.last == "number 101 initial 2")
  }

  @Test func `a state may be optional, a closure or a struct`() throws {
    struct Kinds: View {
      struct Pair { var (left, right) = (1, 2) }
      @State private var text: String?
      @State private var action: () -> String = { "first" }
      @State private var pair = Pair()
      var body: some View {
        Text("\(text ?? "none") \(action()) \(pair.left)\(pair.right)")
        Button("change") {
          text = "some"
          action = { "second" }
          pair.right = 3
        }
      }
    }
    let mounted = Mounted(Kinds())
    #expect(mounted.texts.first == "none first 12")
    try mounted.tap("change")
    #expect(mounted.texts.first == "some second 13")
  }
}
