import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

/// Several changes in one action, each in a transaction of its own.
@MainActor @Suite struct AnimationChangeTests {
  private struct Several: View {
    let log: Log
    @State private var a = 0.0
    @State private var b = 0.0
    @State private var c = 0.0
    var body: some View {
      let _ = log("body")
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          a = 1
        } completion: {
          log("A")
        }
        withAnimation(.linear(duration: 4)) {
          b = 1
        } completion: {
          log("B")
        }
        c = 1
        log("\(a) \(b) \(c)")
      }
      Button("flash") {
        a = 1
        withAnimation(.linear(duration: 1)) { a = 0 }
      }
      Button("nothing") { withAnimation { a = a } }
      Text("a").opacity(a)
      Text("b").opacity(b)
      Text("c").opacity(c)
    }
  }

  @Test func `each change of one action keeps its own animation`() throws {
    let log = Log()
    let timed = Timed(Several(log: log))
    timed.showInstants()
    _ = log.take()
    try timed.tap("go")
    #expect(log.take() == ["1.0 1.0 1.0", "body", "body", "body"])
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "a") == 0.5)
    #expect(try timed.number("opacity", of: "b") == 0.125)
    #expect(try timed.number("opacity", of: "c") == 1)
    timed.advance(0.5)
    #expect(log.take() == ["A"])
    timed.advance(3)
    #expect(log.take() == ["B"])
    try timed.tap("nothing")
    #expect(log.take() == [])
  }

  @Test func `a value that is set and goes back with an animation starts from where it was set`()
    throws
  {
    let timed = Timed(Several(log: Log()))
    timed.showInstants()
    try timed.tap("flash")
    timed.advance(0.25)
    #expect(try timed.number("opacity", of: "a") == 0.75)
  }

  @Test func `delays put the parts of one state one after the other`() throws {
    struct Staggered: View {
      @State private var shown = [false, false, false]
      var body: some View {
        Button("go") {
          for index in 0..<3 {
            withAnimation(.linear(duration: 1).delay(Double(index))) { shown[index] = true }
          }
        }
        ForEach(0..<3) { index in Text("\(index)").opacity(shown[index] ? 1 : 0) }
      }
    }
    let timed = Timed(Staggered())
    timed.showInstants()
    try timed.tap("go")
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "0") == 0.5)
    timed.advance(1)
    #expect(try timed.number("opacity", of: "0") == 1)
    #expect(try timed.number("opacity", of: "1") == 0.5)
    #expect(try timed.number("opacity", of: "2") == 0)
  }

  @Test func `what one graph has marked survives that another one settles`() throws {
    final class Model: ObservableObject { @Published var number = 0 }
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.number)") }
    }
    let model = Model()
    let first = Mounted(Reader(model: model))
    let second = Mounted(Reader(model: model))
    withAnimation { model.number = 1 }
    second.graph.settle()
    first.graph.settle()
    #expect(first.texts == ["1"])
    #expect(second.texts == ["1"])
  }
}
