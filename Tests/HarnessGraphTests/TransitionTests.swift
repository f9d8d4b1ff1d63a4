import HarnessGraph
import HarnessUI
import SwiftUI
import Testing

@MainActor @Suite struct TransitionTests {
  private struct Banner: View {
    let log: Log
    var transition = AnyTransition.opacity
    var animation: Animation? = .linear(duration: 1)
    @State private var isShown = false
    @State private var number = 0
    var body: some View {
      VStack {
        Button("toggle") { withAnimation(animation) { isShown.toggle() } }
        if isShown {
          Inside(log: log).transition(transition)
        }
      }
    }
  }

  private struct Inside: View {
    let log: Log
    @State private var number = 0
    var body: some View {
      Button("inside \(number)") { number += 1 }
        .accessibilityIdentifier("inside")
        .onAppear { log("appears") }
        .onDisappear { log("disappears") }
    }
  }

  @Test func `a view that leaves is not seen, and disappears when its transition ends`() throws {
    let log = Log()
    let timed = Timed(Banner(log: log))
    try timed.tap("toggle")
    #expect(timed.shows("inside"))
    #expect(log.take() == ["appears"])
    timed.advance(2)
    try timed.tap("toggle")
    #expect(!timed.shows("inside"))
    timed.advance(0.5)
    #expect(log.take() == [])
    timed.advance(0.5)
    #expect(log.take() == ["disappears"])
  }

  @Test func `whoever looks at instants sees it come and go`() throws {
    let timed = Timed(Banner(log: Log()))
    timed.showInstants()
    try timed.tap("toggle")
    #expect(try timed.number("opacity", of: "inside") == 0)
    timed.advance(0.25)
    #expect(try timed.number("opacity", of: "inside") == 0.25)
    timed.advance(0.75)
    #expect(try timed.number("opacity", of: "inside") == nil)
    try timed.tap("toggle")
    timed.advance(0.4)
    #expect(try timed.number("opacity", of: "inside") == 0.6)
    #expect(try timed.mounted.find("inside").node.isLeaving)
    timed.advance(0.6)
    #expect(!timed.shows("inside"))
  }

  @Test func `a view without a transition of its own fades`() throws {
    struct Plain: View {
      @State private var isShown = true
      var body: some View {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("a") }
        Text("b")
      }
    }
    let timed = Timed(Plain())
    timed.showInstants()
    try timed.tap("toggle")
    timed.advance(0.5)
    #expect(try timed.number("transition_opacity", of: "a") == 0.5)
    #expect(timed.mounted.texts == ["toggle", "a", "b"])
    timed.advance(0.5)
    #expect(timed.mounted.texts == ["toggle", "b"])
    try timed.tap("toggle")
    timed.advance(0.5)
    #expect(try timed.number("transition_opacity", of: "a") == 0.5)
    timed.advance(0.5)
    #expect(try timed.number("transition_opacity", of: "a") == nil)
  }

  @Test func `without an animation a view goes at once`() throws {
    let log = Log()
    let timed = Timed(Banner(log: log, animation: nil))
    try timed.tap("toggle")
    try timed.tap("toggle")
    #expect(log.take() == ["appears", "disappears"])
    let other = Timed(Banner(log: log, transition: .identity))
    try other.tap("toggle")
    try other.tap("toggle")
    #expect(log.take() == ["appears", "disappears"])
  }

  @Test func `a view that comes back on its way out keeps its state`() throws {
    let log = Log()
    let timed = Timed(Banner(log: log))
    try timed.tap("toggle")
    try timed.tap("inside")
    timed.advance(1)
    try timed.tap("toggle")
    timed.advance(0.5)
    try timed.tap("toggle")
    #expect(timed.shows("inside 1"))
    timed.advance(5)
    #expect(timed.shows("inside 1"))
    #expect(log.take() == ["appears"])
  }

  @Test func `reduced motion ends a transition at once`() throws {
    let log = Log()
    let timed = Timed(Banner(log: log).environment(\.accessibilityReduceMotion, true))
    try timed.tap("toggle")
    try timed.tap("toggle")
    #expect(log.take() == ["appears", "disappears"])
  }

  @Test func `a transition's own animation needs none of the change`() throws {
    let log = Log()
    let timed = Timed(
      Banner(log: log, transition: .opacity.animation(.linear(duration: 2)), animation: nil))
    timed.showInstants()
    try timed.tap("toggle")
    timed.advance(0.5)
    #expect(try timed.number("opacity", of: "inside") == 0.25)
    timed.advance(1.5)
    try timed.tap("toggle")
    timed.advance(1.9)
    #expect(log.take() == ["appears"])
    timed.advance(0.1)
    #expect(log.take() == ["disappears"])
  }

  private func attributes(
    _ transition: AnyTransition, _ names: String..., leaving: Bool = false
  ) throws -> [Double?] {
    let timed = Timed(Banner(log: Log(), transition: transition))
    timed.showInstants()
    try timed.tap("toggle")
    if leaving {
      timed.advance(1)
      try timed.tap("toggle")
    }
    timed.advance(0.25)
    return try names.map { try timed.number($0, of: "inside") }
  }

  @Test func `each transition moves what it says`() throws {
    #expect(try attributes(.slide, "moved_leading") == [0.75])
    #expect(try attributes(.slide, "moved_leading", leaving: true) == [-0.25])
    #expect(try attributes(.move(edge: .bottom), "moved_bottom") == [0.75])
    #expect(try attributes(.scale(scale: 0.5), "scale_x", "scale_y") == [0.625, 0.625])
    #expect(try attributes(.offset(x: 0, y: 100), "offset_y") == [75])
    #expect(
      try attributes(.move(edge: .top).combined(with: .opacity), "moved_top", "opacity")
        == [0.75, 0.25])
    let asymmetric = AnyTransition.asymmetric(insertion: .slide, removal: .opacity)
    #expect(try attributes(asymmetric, "moved_leading", "opacity") == [0.75, nil])
    #expect(try attributes(asymmetric, "moved_leading", "opacity", leaving: true) == [nil, 0.75])
    #expect(try attributes(.push(from: .leading), "moved_leading", "opacity") == [0.75, 0.25])
    let modifiers = AnyTransition.modifier(
      active: Turned(angle: .degrees(90)), identity: Turned(angle: .zero))
    #expect(try attributes(modifiers, "rotation") == [67.5])
    #expect(try attributes(AnyTransition(Sliding()), "offset_x") == [-75])
  }

  private struct Turned: ViewModifier {
    let angle: Angle
    func body(content: Content) -> some View { content.rotationEffect(angle) }
  }

  private struct Sliding: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: 100 * phase.value)
    }
  }

  @Test func `rows of a ForEach leave one by one`() throws {
    struct Rows: View {
      let log: Log
      @State private var rows = [1, 2, 3]
      var body: some View {
        Button("remove") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 1) } }
        ForEach(rows, id: \.self) { row in Text("\(row)").onDisappear { log("\(row) goes") } }
      }
    }
    let log = Log()
    let timed = Timed(Rows(log: log))
    timed.showInstants()
    try timed.tap("remove")
    timed.advance(0.5)
    #expect(timed.mounted.texts == ["remove", "1", "2", "3"])
    timed.advance(0.5)
    #expect(timed.mounted.texts == ["remove", "1", "3"])
    #expect(log.take() == ["2 goes"])
  }

  @Test func `an unmounted graph ends what is on its way out`() throws {
    let log = Log()
    let timed = Timed(Banner(log: log))
    try timed.tap("toggle")
    timed.advance(1)
    try timed.tap("toggle")
    timed.mounted.graph.unmount()
    #expect(log.take() == ["appears", "disappears"])
    #expect(timed.time.isIdle)
  }
}
