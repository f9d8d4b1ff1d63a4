import HarnessGraph
import SwiftUI
import Testing

/// Models of the Observation framework: a dependency for each property that is read.
@MainActor @Suite struct ModelTests {
  @Observable final class Model {
    var first = 0
    var second = 0
    @ObservationIgnored var ignored = 0
    var items = ["a"]
  }

  private struct ReadsFirst: View {
    let log: Log
    let model: Model
    var body: some View {
      let _ = log("first \(model.first)")
      Text("\(model.first)")
    }
  }

  private struct ReadsSecond: View {
    let log: Log
    let model: Model
    var body: some View {
      let _ = log("second \(model.second)")
      Text("\(model.second)")
    }
  }

  private struct Pair: View {
    let log: Log
    @State private var model: Model
    init(log: Log, model: Model) {
      self.log = log
      _model = State(initialValue: model)
    }
    var body: some View {
      let _ = log("pair")
      ReadsFirst(log: log, model: model)
      ReadsSecond(log: log, model: model)
    }
  }

  @Test func `only the readers of the changed property run`() {
    let (log, model) = (Log(), Model())
    let mounted = Mounted(Pair(log: log, model: model))
    #expect(log.take() == ["pair", "first 0", "second 0"])
    model.first = 5
    mounted.graph.settle()
    #expect(log.take() == ["first 5"])
    model.second = 6
    model.first = 7
    mounted.graph.settle()
    #expect(log.take() == ["first 7", "second 6"])
    model.ignored = 1
    mounted.graph.settle()
    #expect(log.take() == [])
  }

  @Test func `a property that is read no more is no dependency any more`() {
    struct Switching: View {
      let log: Log
      let model: Model
      var body: some View {
        let _ = log("body")
        Text(model.first == 0 ? "zero" : "second \(model.second)")
      }
    }
    let (log, model) = (Log(), Model())
    let mounted = Mounted(Switching(log: log, model: model))
    model.first = 1
    mounted.graph.settle()
    model.first = 0
    mounted.graph.settle()
    _ = log.take()
    model.second = 9
    mounted.graph.settle()
    #expect(log.take() == [])
    #expect(mounted.texts == ["zero"])
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      TextField("first item", text: $model.items[0])
      Stepper(number: $model.first)
    }
  }

  private struct Stepper: View {
    @Binding var number: Int
    var body: some View { Button("step \(number)") { number += 1 } }
  }

  @Test func `a bindable model gives bindings to its properties`() throws {
    let model = Model()
    let mounted = Mounted(Editor(model: model))
    try mounted.fill("first item", "b")
    #expect(model.items == ["b"])
    try mounted.tap("step 0")
    #expect(model.first == 1)
    #expect(mounted.texts.contains("step 1"))
  }

  @Test func `a model of a state object is made once for each identity`() throws {
    struct Owner: View {
      let log: Log
      @State private var model = Model()
      @State private var other = 0
      var body: some View {
        Button("first \(model.first)") { model.first += 1 }.accessibilityIdentifier("first")
        Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
      }
    }
    let mounted = Mounted(Owner(log: Log()))
    try mounted.tap("first")
    try mounted.tap("other")
    #expect(mounted.texts == ["first 1", "other 1"])
  }

  private struct FromEnvironment: View {
    let log: Log
    @Environment(Model.self) private var model
    var body: some View {
      let _ = log("inner")
      @Bindable var model = model
      Stepper(number: $model.first)
    }
  }

  @Test func `a model of the environment is found by its type`() throws {
    let (log, model) = (Log(), Model())
    let mounted = Mounted(VStack { FromEnvironment(log: log) }.environment(model))
    try mounted.tap("step 0")
    #expect(model.first == 1)
    #expect(mounted.texts == ["step 1"])
    #expect(log.take() == ["inner"])
  }

  @Test func `an optional model of the environment may be missing, and be hidden with nil`() {
    struct Reader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model == nil ? "none" : "some") }
    }
    #expect(Mounted(Reader()).texts == ["none"])
    #expect(Mounted(Reader().environment(Model())).texts == ["some"])
    #expect(Mounted(Reader().environment(nil as Model?).environment(Model())).texts == ["none"])
  }
}
