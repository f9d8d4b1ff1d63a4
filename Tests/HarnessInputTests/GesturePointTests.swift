import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// Where gestures say that fingers are.
@Suite struct GesturePointTests {
  /// A square of 100 points, 50 from the left and 150 from the top of the screen.
  private func square(_ modify: @escaping (Log, Color) -> some View) -> Screen {
    Screen(200, 400) { log in
      VStack(spacing: 0) {
        modify(log, Color.red).frame(width: 100, height: 100)
          .accessibilityElement().accessibilityLabel("x")
      }
      .frame(width: 200, height: 400)
      .coordinateSpace(name: "all")
      .padding(.leading, 0)
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }

  @Test func `a tap is in the middle, or where it was asked for, in the space of the gesture`()
    throws
  {
    let screen = square { log, color in
      color
        .gesture(SpatialTapGesture().onEnded { log.add("local \(Self.text($0.location))") })
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global)
            .onEnded { log.add("global \(Self.text($0.location))") }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("all"))
            .onEnded { log.add("named \(Self.text($0.location))") })
    }
    let element = try screen.graph.element("x")
    try screen.device.tap(element)
    #expect(Set(screen.log.lines) == ["local 50 50", "global 100 200", "named 100 200"])
    screen.log.lines = []
    try screen.device.tap(element, offset: CGPoint(x: 10, y: 20))
    #expect(Set(screen.log.lines) == ["local 10 20", "global 60 170", "named 60 170"])
  }

  @Test func `onTapGesture tells the place`() throws {
    let screen = square { log, color in
      color.onTapGesture(count: 2, coordinateSpace: .global) { log.add(Self.text($0)) }
    }
    try screen.device.doubleTap(screen.graph.element("x"))
    #expect(screen.log.lines == ["100 200"])
  }

  @Test func `a drag tells where it began, where it is, how fast it goes and where it would end`()
    throws
  {
    let screen = square { log, color in
      color.gesture(
        DragGesture().onEnded { value in
          log.add("start \(Self.text(value.startLocation))")
          log.add("at \(Self.text(value.location))")
          log.add("by \(value.translation.width) \(value.translation.height)")
          log.add("velocity \(value.velocity.width)")
          log.add("end \(Self.text(value.predictedEndLocation))")
        })
    }
    let touch = try screen.device.touch(screen.graph.element("x"), for: .drag)
    #expect(touch.start == CGPoint(x: 100, y: 200))
    touch.send(TouchEvent(.began, at: touch.start, time: 0))
    touch.send(TouchEvent(.moved, at: CGPoint(x: 120, y: 200), time: 1))
    touch.send(TouchEvent(.ended, at: CGPoint(x: 120, y: 200), time: 1))
    #expect(
      screen.log.lines == [
        "start 50 50", "at 70 50", "by 20.0 0.0", "velocity 20.0", "end 75 50",
      ])
  }

  @Test func `a pinch and a turn say where in the view they began`() throws {
    let screen = square { log, color in
      color.gesture(
        MagnifyGesture().onEnded {
          log.add("\($0.startAnchor.x) \($0.startAnchor.y) \(Self.text($0.startLocation))")
        })
    }
    let touch = try screen.device.touch(
      screen.graph.element("x"), for: .pinch, offset: CGPoint(x: 25, y: 75))
    touch.send(TouchEvent(.began, at: touch.start, time: 0, fingers: 2))
    touch.send(TouchEvent(.moved, at: touch.start, time: 1, fingers: 2, scale: 2))
    touch.send(TouchEvent(.ended, at: touch.start, time: 1, fingers: 2, scale: 2))
    #expect(screen.log.lines == ["0.25 0.75 25 75"])
  }

  @Test func `a pointer is over the middle of the view`() throws {
    let screen = square { log, color in
      color
        .onContinuousHover { phase in
          if case .active(let point) = phase { log.add("local \(Self.text(point))") }
        }
        .onContinuousHover(coordinateSpace: .global) { phase in
          if case .active(let point) = phase { log.add("global \(Self.text(point))") }
        }
    }
    try screen.device.hover(screen.graph.element("x"))
    #expect(Set(screen.log.lines) == ["local 50 50", "global 100 200"])
  }

  @Test func `something is dropped in the middle of where it goes`() throws {
    let screen = Screen(200, 400) { log in
      VStack(spacing: 0) {
        Text("from").frame(width: 200, height: 200).draggable("a")
        Color.red.frame(width: 200, height: 200)
          .dropDestination(for: String.self) { values, point in
            log.add("\(values) \(Self.text(point))")
            return true
          }
          .accessibilityElement().accessibilityLabel("to")
      }
    }
    try screen.device.drag(screen.graph.element("from"), onto: screen.graph.element("to"))
    #expect(screen.log.lines == [#"["a"] 100 100"#])
  }

  @Test func `a content shape makes a ring answer in its middle`() throws {
    let screen = Screen(200, 400) { log in
      ZStack {
        Color.blue.onTapGesture { log.add("behind") }
        Circle().stroke(Color.red, lineWidth: 4).contentShape(Circle())
          .onTapGesture { log.add("ring") }.frame(width: 100, height: 100)
          .accessibilityElement().accessibilityLabel("ring")
      }
    }
    try screen.device.tap(screen.graph.element("ring"))
    #expect(screen.log.lines == ["ring"])
  }
}
