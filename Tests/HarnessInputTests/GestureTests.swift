import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// What fingers do to one view with gestures, event by event.
private struct Hands {
  let log = Log()
  let graph: Graph
  private let device: InputDevice
  private let touch: TouchSession

  init(_ intent: TouchIntent, _ make: (Log) -> some View) throws {
    graph = Graph(make(log))
    device = InputDevice(graph: graph)
    touch = try device.touch(graph.element("x"), for: intent)
  }

  var nextMoment: Double? { touch.nextMoment }

  func down(at time: Double = 0) { touch.send(TouchEvent(.began, time: time)) }
  func move(_ x: Double, at time: Double) {
    touch.send(TouchEvent(.moved, at: CGPoint(x: x, y: 0), time: time))
  }
  func up(_ x: Double = 0, at time: Double) {
    touch.send(TouchEvent(.ended, at: CGPoint(x: x, y: 0), time: time))
  }
  func leave(at time: Double) { touch.send(TouchEvent(.left, time: time)) }
}

@Suite struct GestureTests {
  @Test(arguments: [(0.49, false), (0.5, true), (3.0, true)])
  func `a press comes true after its time`(lifted: Double, isLong: Bool) throws {
    let hands = try Hands(.press) { log in Text("x").onLongPressGesture { log.add("long") } }
    hands.down()
    #expect(hands.nextMoment == 0.5)
    hands.up(at: lifted)
    #expect(hands.log.lines == (isLong ? ["long"] : []))
  }

  @Test func `a press fails when the finger goes too far, and is told so at once`() throws {
    let hands = try Hands(.press) { log in
      Text("x").onLongPressGesture(maximumDistance: 5) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    hands.down()
    hands.move(5, at: 0.1)
    #expect(hands.log.lines == ["true"])
    hands.move(5.5, at: 0.2)
    #expect(hands.log.lines == ["true", "false"])
    #expect(hands.nextMoment == nil)
    hands.up(at: 1)
    #expect(hands.log.lines == ["true", "false"])
  }

  @Test(arguments: [(9.9, ["tap"]), (10.0, ["drag 10"])])
  func `a drag begins at its distance`(way: Double, lines: [String]) throws {
    let hands = try Hands(.drag) { log in
      Text("x").gesture(
        DragGesture().onEnded { log.add("drag \(Int($0.translation.width))") }
      )
      .onTapGesture { log.add("tap") }
    }
    hands.down()
    hands.move(way, at: 0.1)
    hands.up(way, at: 0.2)
    #expect(hands.log.lines == lines)
  }

  @Test func `a single tap waits for the end of what might be a double one`() throws {
    let hands = try Hands(.tap(count: 1)) { log in
      Text("x").gesture(
        TapGesture(count: 2).onEnded { log.add("two") }
          .exclusively(before: TapGesture().onEnded { log.add("one") }))
    }
    hands.down()
    hands.up(at: 0.1)
    #expect(hands.log.lines.isEmpty)
    hands.leave(at: 0.2)
    #expect(hands.log.lines == ["one"])
  }

  @Test func `a tap loses to a press that ends while the finger is down`() throws {
    let hands = try Hands(.press) { log in
      Text("x").onTapGesture { log.add("tap") }.onLongPressGesture { log.add("press") }
    }
    hands.down()
    hands.move(0, at: 0.5)
    #expect(hands.log.lines == ["press"])
    hands.up(at: 0.6)
    hands.leave(at: 0.6)
    #expect(hands.log.lines == ["press"])
  }

  @Test func `a sequence gives the finger that is down to its second gesture`() throws {
    let hands = try Hands(.drag) { log in
      Text("x").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: log.add("first")
            case .second(_, let drag): log.add("second \(drag?.translation.width ?? 0)")
            }
          }
          .onEnded { _ in log.add("ended") })
    }
    hands.down()
    hands.move(0, at: 0.5)
    hands.move(20, at: 0.6)
    hands.up(20, at: 0.7)
    #expect(hands.log.lines == ["first", "second 0.0", "second 20.0", "ended"])
  }

  @Test func `a sequence fails with its first gesture`() throws {
    let hands = try Hands(.drag) { log in
      Text("x").gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.add("ended") })
    }
    hands.down()
    hands.move(20, at: 0.1)
    hands.move(20, at: 0.6)
    hands.up(20, at: 0.7)
    #expect(hands.log.lines.isEmpty)
  }

  @Test func `a gesture runs what the latest body gave it`() throws {
    let hands = try Hands(.drag) { Counting(log: $0) }
    hands.down()
    hands.move(20, at: 0.1)
    hands.move(30, at: 0.2)
    hands.up(30, at: 0.3)
    #expect(hands.log.lines == ["0", "1", "ended 2"])
  }

  @Test func `a view that goes during a gesture gets no end`() throws {
    let hands = try Hands(.drag) { Leaving(log: $0) }
    hands.down()
    hands.move(20, at: 0.1)
    hands.up(20, at: 0.2)
    #expect(hands.log.lines == ["changed"])
  }

  @Test func `the speed of a finger is that of its last way`() throws {
    let hands = try Hands(.drag) { log in
      Text("x").gesture(
        DragGesture().onEnded { value in
          log.add("\(value.velocity.width) \(value.predictedEndTranslation.width)")
        })
    }
    hands.down()
    hands.move(10, at: 1)
    hands.move(110, at: 1.5)
    hands.up(110, at: 1.5)
    #expect(hands.log.lines == ["200.0 160.0"])
  }

  @Test func `touches go through a view, whoever is around it`() throws {
    let graph = Graph(
      VStack { Text("x").allowsHitTesting(true) }.allowsHitTesting(false).onTapGesture {})
    let element = try graph.element("x")
    let refused = refusal { () throws(Refusal) in try InputDevice(graph: graph).tap(element) }
    #expect(refused?.kind == .untouchable)
    #expect(
      refused?.message
        == #"text "x" takes no touches: hit testing is turned off for VStack (VStack)"#)
  }
}

private struct Counting: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    let now = count
    Text("x").gesture(
      DragGesture()
        .onChanged { _ in
          log.add("\(now)")
          count += 1
        }
        .onEnded { _ in log.add("ended \(now)") })
  }
}

private struct Leaving: View {
  let log: Log
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere {
        Text("x").gesture(
          DragGesture()
            .onChanged { _ in
              log.add("changed")
              isThere = false
            }
            .onEnded { _ in log.add("ended") })
      }
    }
  }
}
