import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// Rows of 100 points on a screen of 400.
private struct Rows: View {
  let log: Log
  var axes: Axis.Set = .vertical

  var body: some View {
    ScrollView(axes) {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          Button {
            log.add("\(index)")
          } label: {
            Color.red.frame(width: 200, height: 100)
          }
          .accessibilityLabel("row \(index)")
        }
      }
    }
  }
}

/// Content that moves under its frame.
@Suite struct ScrollTests {
  private func rows(_ modify: (Rows) -> some View) -> Screen {
    Screen(200, 400) { log in modify(Rows(log: log)) }
  }

  @Test func `an element is brought into sight by the least that shows it, then tapped`() throws {
    let screen = rows { $0 }
    #expect(try screen.frame("row 6") == CGRect(x: 0, y: 600, width: 200, height: 100))
    #expect(try !screen.device.isHittable(screen.graph.element("row 6")))
    #expect(try screen.refusal(of: "row 6") == nil)
    #expect(try screen.frame("row 6")?.minY == 300)
    #expect(try screen.refusal(of: "row 1") == nil)
    #expect(try screen.frame("row 1")?.minY == 0)
    #expect(try screen.refusal(of: "row 3") == nil)
    #expect(try screen.frame("row 1")?.minY == 0, "what is in sight moves nothing")
    #expect(screen.log.lines == ["6", "1", "3"])
  }

  @Test func `what must not scroll stays, and what is outside is refused`() throws {
    let screen = rows { $0.scrollDisabled(true) }
    #expect(
      try screen.refusal(of: "row 6")
        == #"button "row 6" is cut off by ScrollView (Rows > ScrollView), which must not scroll: scrollDisabled"#
    )
  }

  @Test func `what scrolls inside of another one comes into sight before it is scrolled`() throws {
    let screen = Screen(200, 400) { log in
      ScrollView {
        Color.clear.frame(height: 1000)
        Rows(log: log).frame(height: 300).accessibilityIdentifier("inner")
      }
    }
    let row = try screen.graph.element("row 0")
    try screen.device.scroll(row, by: CGSize(width: 0, height: 150))
    #expect(try screen.frame("row 0")?.minY == -50, "at (0, 100), and 150 further")
    try screen.device.scroll(row, to: .bottom)
    #expect(try screen.frame("row 9")?.maxY == 400)
  }

  @Test func `scrolling by an amount ends at the end of the content`() throws {
    let screen = rows { $0 }
    let view = try scrollView(screen)
    try screen.device.scroll(view, by: CGSize(width: 0, height: 250))
    #expect(try screen.frame("row 0")?.minY == -250)
    try screen.device.scroll(view, by: CGSize(width: 0, height: 5000))
    #expect(try screen.frame("row 9")?.maxY == 400)
    let refused = refusal { () throws(Refusal) in
      try screen.device.scroll(view, by: CGSize(width: 0, height: 1))
    }
    #expect(refused?.message == "ScrollView (Rows > ScrollView) is at the end of the content")
    try screen.device.scroll(view, to: .top)
    #expect(try screen.frame("row 0")?.minY == 0)
    try screen.device.scroll(view, to: .bottom)
    #expect(try screen.frame("row 9")?.maxY == 400)
  }

  @Test func `what is covered is not scrolled`() throws {
    let screen = Screen(200, 400) { log in
      ZStack {
        Rows(log: log)
        Color.red
      }
    }
    let row = try screen.graph.element("row 0")
    let refused = refusal { () throws(Refusal) in
      try screen.device.scroll(row, by: CGSize(width: 0, height: 10))
    }
    #expect(refused?.message == "scroll_view is covered by Color (ZStack > Color)")
  }

  @Test func `where nothing scrolls that way it is refused`() throws {
    let screen = rows { $0 }
    let row = try screen.graph.element("row 0")
    let refused = refusal { () throws(Refusal) in
      try screen.device.scroll(row, by: CGSize(width: 10, height: 0))
    }
    #expect(
      refused?.message
        == #"nothing scrolls sideways here: neither button "row 0" nor a view around it"#)
  }

  @Test func `a drag moves the content with the finger`() throws {
    let screen = rows { $0 }
    try drag(screen, "row 2", by: CGSize(width: 0, height: -120))
    #expect(try screen.frame("row 0")?.minY == -120)
    #expect(screen.log.lines == [], "the button under the finger is not pressed")
    try drag(screen, "row 3", by: CGSize(width: 0, height: -9))
    #expect(try screen.frame("row 0")?.minY == -120, "nine points are no drag")
    #expect(screen.log.lines == ["3"])
  }

  @Test(arguments: [(true, [], -50.0), (false, ["ended"], 0.0)])
  func `scrolling takes a drag away from a gesture inside, unless it goes before`(
    isNormal: Bool, lines: [String], top: Double
  ) throws {
    let screen = Screen(200, 400) { log in Draggable(log: log, isNormal: isNormal) }
    try self.drag(screen, "row 0", by: CGSize(width: 0, height: -50))
    #expect(screen.log.lines == lines)
    #expect(try screen.frame("row 0").map { Double($0.minY) } == top)
  }

  @Test func `a gesture across the way of scrolling keeps its drag`() throws {
    let screen = Screen(200, 400) { log in
      ScrollView {
        Color.red.frame(width: 200, height: 900)
          .gesture(DragGesture().onEnded { log.add("\($0.translation.width)") })
          .accessibilityElement().accessibilityLabel("row")
      }
    }
    try drag(screen, "row", by: CGSize(width: 50, height: 0))
    #expect(screen.log.lines == ["50.0"])
  }

  @Test func `paging comes to rest at the next page`() throws {
    let screen = Screen(200, 400) { log in
      Rows(log: log).scrollTargetBehavior(.paging)
    }
    try drag(screen, "row 3", by: CGSize(width: 0, height: -250))
    #expect(try screen.frame("row 4")?.minY == 0)
  }

  @Test func `the app is told the geometry and the phases`() throws {
    let screen = Screen(200, 400) { log in
      Rows(log: log)
        .onScrollGeometryChange(for: Double.self, of: { Double($0.contentOffset.y) }) {
          log.add("offset \($1)")
        }
        .onScrollPhaseChange { log.add("\($0) to \($1)") }
    }
    #expect(screen.log.lines == ["offset 0.0"])
    try screen.device.scroll(scrollView(screen), by: CGSize(width: 0, height: 100))
    #expect(
      Set(screen.log.lines.dropFirst()) == [
        "idle to interacting", "interacting to decelerating", "decelerating to idle",
        "offset 100.0",
      ])
  }

  @Test func `a view is told when it comes into sight and leaves it`() throws {
    let screen = Screen(200, 400) { log in
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 400)
          Color.blue.frame(width: 200, height: 100)
            .onScrollVisibilityChange(threshold: 0.5) { log.add("\($0)") }
          Color.red.frame(width: 200, height: 600)
        }
      }
    }
    let view = try scrollView(screen)
    #expect(screen.log.lines == [])
    try screen.device.scroll(view, by: CGSize(width: 0, height: 49))
    #expect(screen.log.lines == [])
    try screen.device.scroll(view, by: CGSize(width: 0, height: 1))
    #expect(screen.log.lines == ["true"])
    try screen.device.scroll(view, to: .bottom)
    #expect(screen.log.lines == ["true", "false"])
  }

  @Test func `a reader scrolls to a view, to an anchor or by the least`() throws {
    let screen = Screen(200, 400) { log in
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          HStack {
            Button("least") { proxy.scrollTo(5) }
            Button("top") { proxy.scrollTo(5, anchor: .top) }
          }
          .frame(height: 100)
          Rows(log: log)
        }
      }
    }
    try screen.device.tap(screen.graph.element("least"))
    #expect(try screen.frame("row 5")?.maxY == 400)
    try screen.device.tap(screen.graph.element("top"))
    #expect(try screen.frame("row 5")?.minY == 100)
  }

  @Test func `content begins at its anchor`() throws {
    let screen = rows { $0.defaultScrollAnchor(.bottom) }
    #expect(try screen.frame("row 9")?.maxY == 400)
  }

  @Test func `a position moves the content, and follows the user`() throws {
    let screen = Screen(200, 400) { log in Positioned(log: log) }
    try screen.device.tap(screen.graph.element("five"))
    #expect(try screen.frame("row 5")?.midY == 150)
    try screen.device.scroll(scrollView(screen), by: CGSize(width: 0, height: -200))
    #expect(screen.log.lines == ["5", "3"])
    #expect(try screen.frame("row 3")?.midY == 150)
  }

  @Test func `what goes out of sight is in transition`() throws {
    let screen = Screen(200, 400) { _ in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            Color.red.frame(width: 200, height: 100)
              .accessibilityElement().accessibilityLabel("row \(index)")
              .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5 + $1.value / 10) }
          }
        }
      }
    }
    func opacity(_ label: String) throws -> ElementValue? {
      try screen.graph.element(label).attributes["opacity"]
    }
    #expect(try opacity("row 3") == .number(1))
    #expect(try opacity("row 4") == .number(0.6))
    try screen.device.scroll(scrollView(screen), by: CGSize(width: 0, height: 50))
    #expect(try opacity("row 0") == .number(0.4))
    #expect(try opacity("row 1") == .number(1))
  }

  @Test func `content that is pulled down is loaded anew`() async throws {
    let screen = Screen(200, 400) { log in
      Rows(log: log).refreshable { log.add("loaded") }
    }
    try drag(screen, "row 1", by: CGSize(width: 0, height: 59))
    await Task.yield()
    #expect(screen.log.lines == [])
    try drag(screen, "row 1", by: CGSize(width: 0, height: 60))
    while screen.log.lines.isEmpty { await Task.yield() }
    #expect(screen.log.lines == ["loaded"])
  }

  @Test func `which targets are in sight is told`() throws {
    let screen = Screen(200, 400) { log in
      Positioned(log: Log()).onScrollTargetVisibilityChange(idType: Int.self) {
        log.add("\($0)")
      }
    }
    try screen.device.scroll(scrollView(screen), by: CGSize(width: 0, height: 100))
    #expect(screen.log.lines == ["[0, 1, 2]", "[1, 2, 3]"])
  }

  private func scrollView(_ screen: Screen) throws -> UIElement {
    var found: UIElement?
    screen.graph.elements.forEach { if $0.role == .scrollView, found == nil { found = $0 } }
    return try #require(found)
  }

  /// A finger goes from the middle of an element in ten steps.
  private func drag(_ screen: Screen, _ label: String, by way: CGSize) throws {
    let touch = try screen.device.touch(screen.graph.element(label), for: .drag)
    func point(_ share: Double) -> CGPoint {
      CGPoint(x: touch.start.x + way.width * share, y: touch.start.y + way.height * share)
    }
    touch.send(TouchEvent(.began, at: touch.start, time: 0))
    for step in 1...10 {
      touch.send(TouchEvent(.moved, at: point(Double(step) / 10), time: Double(step) / 10))
    }
    // It rests, so that nothing goes on by itself.
    touch.send(TouchEvent(.moved, at: point(1), time: 2))
    touch.send(TouchEvent(.ended, at: point(1), time: 2))
  }
}

/// A view with a drag gesture in a scroll view.
private struct Draggable: View {
  let log: Log
  let isNormal: Bool

  private var drag: some Gesture { DragGesture().onEnded { _ in log.add("ended") } }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 300)
          .gesture(drag, including: isNormal ? .all : .subviews)
          .highPriorityGesture(drag, including: isNormal ? .subviews : .all)
          .accessibilityElement().accessibilityLabel("row 0")
        Color.blue.frame(width: 200, height: 500)
      }
    }
  }
}

private struct Positioned: View {
  let log: Log
  @State private var position: Int?

  var body: some View {
    VStack(spacing: 0) {
      Button("five") { position = 5 }.frame(height: 100)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            Text("row \(index)").frame(width: 200, height: 100)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .top)
    }
    .onChange(of: position) { _, new in log.add(new.map { "\($0)" } ?? "none") }
  }
}
