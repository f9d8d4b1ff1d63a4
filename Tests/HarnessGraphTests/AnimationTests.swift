import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

@MainActor @Suite struct AnimationTests {
  private struct Box: View {
    let log: Log
    var animation: Animation? = .linear(duration: 1)
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("go") {
          withAnimation(animation) {
            isOn.toggle()
          } completion: {
            log("done")
          }
        }
        Button("jump") { isOn.toggle() }
        Text("box").opacity(isOn ? 1 : 0).offset(x: isOn ? 100 : 0, y: 0)
      }
    }
  }

  @Test func `by default elements are seen where they are going`() throws {
    let log = Log()
    let timed = Timed(Box(log: log))
    try timed.tap("go")
    #expect(try timed.number("opacity", of: "box") == 1)
    #expect(log.take() == [])
    timed.advance(0.999)
    #expect(log.take() == [])
    timed.advance(0.001)
    #expect(log.take() == ["done"])
    #expect(timed.time.isIdle)
  }

  @Test func `whoever looks at instants sees the way`() throws {
    let timed = Timed(Box(log: Log()))
    timed.showInstants()
    #expect(try timed.number("opacity", of: "box") == 0)
    try timed.tap("go")
    #expect(try timed.number("opacity", of: "box") == 0)
    timed.advance(0.25)
    #expect(try timed.number("opacity", of: "box") == 0.25)
    #expect(try timed.number("offset_x", of: "box") == 25)
    timed.mounted.graph.show(instants: false)
    #expect(try timed.number("opacity", of: "box") == 1)
    timed.showInstants()
    timed.advance(0.75)
    #expect(try timed.number("opacity", of: "box") == 1)
  }

  @Test func `an animation that is interrupted goes on from where it is`() throws {
    let timed = Timed(Box(log: Log()))
    timed.showInstants()
    try timed.tap("go")
    timed.advance(0.5)
    try timed.tap("go")
    #expect(try timed.number("opacity", of: "box") == 0.5)
    timed.advance(0.25)
    #expect(try timed.number("opacity", of: "box") == 0.5)
    timed.advance(0.75)
    #expect(try timed.number("opacity", of: "box") == 0)
  }

  @Test func `a change without an animation jumps and ends those that run`() throws {
    let log = Log()
    let timed = Timed(Box(log: log))
    timed.showInstants()
    try timed.tap("go")
    timed.advance(0.5)
    try timed.tap("jump")
    #expect(try timed.number("opacity", of: "box") == 0)
    #expect(log.take() == ["done"])
    #expect(timed.time.isIdle)
  }

  @Test func `a completion runs at once when nothing is animated`() throws {
    let log = Log()
    let timed = Timed(Box(log: log, animation: nil))
    try timed.tap("go")
    #expect(log.take() == ["done"])
  }

  @Test func `a completion waits until a spring seems to have arrived, or has come to rest`() throws
  {
    struct Bouncing: View {
      let log: Log
      @State private var x: CGFloat = 0
      @State private var y: CGFloat = 0
      private let spring = Animation.spring(duration: 0.5, bounce: 0.2)
      var body: some View {
        Button("go") {
          withAnimation(spring) {
            x = 100
          } completion: {
            log("arrived")
          }
          withAnimation(spring, completionCriteria: .removed) {
            y = 100
          } completion: {
            log("at rest")
          }
        }
        .offset(x: x, y: y)
      }
    }
    let log = Log()
    let timed = Timed(Bouncing(log: log))
    try timed.tap("go")
    timed.advance(0.499)
    #expect(log.take() == [])
    timed.advance(0.001)
    #expect(log.take() == ["arrived"])
    timed.advance(Spring(duration: 0.5, bounce: 0.2).settlingDuration - 0.501)
    #expect(log.take() == [])
    timed.advance(0.002)
    #expect(log.take() == ["at rest"])
  }

  @Test func `a value's animation animates the changes of that value only`() throws {
    struct Two: View {
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        Button("a") { a += 1 }
        Button("b") { b += 1 }
        Text("x").opacity(a).offset(x: b).animation(.linear(duration: 1), value: a)
      }
    }
    let timed = Timed(Two())
    timed.showInstants()
    try timed.tap("b")
    #expect(try timed.number("offset_x", of: "x") == 1)
    try timed.tap("a")
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "x") == 0.5)
  }

  @Test func `an animation reaches a view deep inside that reads the state itself`() throws {
    final class Model: ObservableObject { @Published var x = 0.0 }
    struct Deep: View {
      @ObservedObject var model: Model
      var body: some View { Text("deep").opacity(model.x) }
    }
    struct Outer: View {
      let model: Model
      @Binding var trigger: Int
      var body: some View {
        VStack { Deep(model: model) }.animation(.linear(duration: 1), value: trigger)
      }
    }
    struct Owner: View {
      let model = Model()
      @State private var trigger = 0
      var body: some View {
        Button("go") {
          model.x = 1
          trigger += 1
        }
        Outer(model: model, trigger: $trigger)
      }
    }
    let timed = Timed(Owner())
    timed.showInstants()
    try timed.tap("go")
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "deep") == 0.5)
  }

  @Test func `a binding brings its animation`() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Toggle("switch", isOn: $isOn.animation(.linear(duration: 2)))
        Text("x").opacity(isOn ? 1 : 0)
      }
    }
    let timed = Timed(Switch())
    timed.showInstants()
    try timed.tap("switch")
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "x") == 0.25)
  }

  @Test func `a transaction modifier takes an animation away from what is inside`() throws {
    struct Mixed: View {
      @State private var isOn = false
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Text("still").opacity(isOn ? 1 : 0).transaction { $0.animation = nil }
        Text("moving").opacity(isOn ? 1 : 0)
        Text("scoped").animation(.linear(duration: 2)) { $0.opacity(isOn ? 1 : 0) }
      }
    }
    let timed = Timed(Mixed())
    timed.showInstants()
    try timed.tap("go")
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "still") == 1)
    #expect(try timed.number("opacity", of: "moving") == 0.5)
    #expect(try timed.number("opacity", of: "scoped") == 0.25)
  }

  @Test func `a repeating animation is shown as its end and never keeps anything waiting`() throws {
    struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Text("dot").scaleEffect(isLarge ? 2 : 1)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true }
          }
      }
    }
    let timed = Timed(Pulse())
    #expect(try timed.number("scale_x", of: "dot") == 2)
    #expect(timed.time.isIdle)
    timed.showInstants()
    timed.advance(0.5)
    #expect(try timed.number("scale_x", of: "dot") == 1.5)
    timed.advance(0.75)
    #expect(try timed.number("scale_x", of: "dot") == 1.75)
  }

  @Test func `a modifier's own animatable data goes through its body`() throws {
    struct Count: ViewModifier, @preconcurrency Animatable {
      var value: Double
      let log: Log
      var animatableData: Double {
        get { value }
        set {
          value = newValue
          log("set \(newValue)")
        }
      }
      func body(content: Content) -> some View { Text("count \(Int(value))") }
    }
    struct Counting: View {
      let log: Log
      @State private var value = 0.0
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { value = 10 } }
        Text("").modifier(Count(value: value, log: log))
      }
    }
    let log = Log()
    let timed = Timed(Counting(log: log))
    try timed.tap("go")
    #expect(timed.mounted.texts.contains("count 10"))
    #expect(log.take() == [])
    timed.advance(1)
    #expect(log.take() == ["set 10.0"])
    timed.showInstants()
    let other = Timed(Counting(log: log))
    other.showInstants()
    try other.tap("go")
    other.advance(0.45)
    #expect(other.mounted.texts.contains("count 4"))
  }

  @Test func `reduced motion makes every change at once`() throws {
    let log = Log()
    let timed = Timed(Box(log: log).environment(\.accessibilityReduceMotion, true))
    timed.showInstants()
    try timed.tap("go")
    #expect(try timed.number("opacity", of: "box") == 1)
    #expect(log.take() == ["done"])
  }

  @Test func `a transaction carries values of an author's own`() throws {
    struct Speed: TransactionKey { static let defaultValue = 1.0 }
    struct Fast: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        Button("go") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction[Speed.self] = 3
          withTransaction(transaction) { isOn = true }
        }
        Button("key path") { withTransaction(\.disablesAnimations, true) { isOn.toggle() } }
        Text("x").opacity(isOn ? 1 : 0)
          .transaction { log("\($0[Speed.self]) \($0.disablesAnimations)") }
      }
    }
    let log = Log()
    let timed = Timed(Fast(log: log))
    #expect(log.take() == ["1.0 false"])
    try timed.tap("go")
    #expect(log.take() == ["3.0 false"])
    try timed.tap("key path")
    #expect(log.take() == ["1.0 true"])
  }

  @Test func `another animation ends one that repeats for ever`() throws {
    struct Pulse: View {
      @State private var isOn = false
      var body: some View {
        Button("toggle") { isOn.toggle() }
        Text("dot").scaleEffect(isOn ? 2 : 1)
          .animation(
            isOn ? .linear(duration: 1).repeatForever() : .linear(duration: 0.5), value: isOn)
      }
    }
    let timed = Timed(Pulse())
    timed.showInstants()
    try timed.tap("toggle")
    timed.advance(2.5)
    #expect(try timed.number("scale_x", of: "dot") == 1.5)
    try timed.tap("toggle")
    #expect(try timed.number("scale_x", of: "dot") == 1.5)
    timed.advance(0.25)
    #expect(try timed.number("scale_x", of: "dot") == 1.25)
    timed.advance(0.25)
    #expect(try timed.number("scale_x", of: "dot") == 1)
    #expect(timed.time.isIdle)
  }

  @Test func `a transaction modifier may wait for the end of an animation`() throws {
    struct Waiting: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        Button("go") { isOn.toggle() }
        Text("x").opacity(isOn ? 1 : 0)
          .transaction(value: isOn) {
            $0.animation = .linear(duration: 1)
            $0.addAnimationCompletion { log("done") }
          }
      }
    }
    let log = Log()
    let timed = Timed(Waiting(log: log))
    try timed.tap("go")
    timed.advance(0.9)
    #expect(log.take() == [])
    timed.advance(0.1)
    #expect(log.take() == ["done"])
  }

  @Test func `a graph that goes in the middle of an animation tells who waits`() throws {
    let log = Log()
    let timed = Timed(Box(log: log))
    try timed.tap("go")
    timed.mounted.graph.unmount()
    #expect(log.take() == ["done"])
    #expect(timed.time.isIdle)
  }
}
