import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// A view on a screen of 390 × 844 points without safe areas.
@MainActor
struct Screen {
  let graph: Graph
  let device: InputDevice
  let log: Log

  init(_ width: CGFloat = 390, _ height: CGFloat = 844, _ make: (Log) -> some View) {
    let (environment, log) = (RootEnvironment(), Log())
    environment.change {
      $0.screen = ScreenGeometry(
        size: CGSize(width: width, height: height), safeArea: EdgeInsets(), scale: 2)
    }
    graph = Graph(make(log), environment: environment)
    device = InputDevice(graph: graph)
    self.log = log
  }

  func refusal(of label: String, _ role: Role? = nil) throws -> String? {
    let element = try graph.element(label, role)
    return HarnessInputTests.refusal { () throws(Refusal) in try device.tap(element) }?.message
  }

  func frame(_ label: String) throws -> CGRect? { try graph.element(label).frame }
}

/// Whether a finger reaches what it goes to.
@Suite struct ReachTests {
  @Test func `what is covered names the view in front, and nothing runs`() throws {
    let screen = Screen { log in
      ZStack {
        Button("Buy") { log.add("buy") }.frame(width: 100, height: 44)
        Color.red.accessibilityElement().accessibilityLabel("banner")
          .accessibilityAddTraits(.isImage)
      }
    }
    #expect(
      try screen.refusal(of: "Buy")
        == #"button "Buy" is covered by image "banner" (ZStack > Color)"#)
    #expect(screen.log.lines == [])
    #expect(try !screen.device.isHittable(screen.graph.element("Buy")))
  }

  @Test func `a view in front that is no element is named by its type`() throws {
    let screen = Screen { _ in
      ZStack {
        Button("Buy") {}.frame(width: 100, height: 44)
        Color.red
      }
    }
    #expect(try screen.refusal(of: "Buy") == #"button "Buy" is covered by Color (ZStack > Color)"#)
  }

  @Test func `the items of an open menu are covered like anything else`() throws {
    struct Asking: View {
      let log: Log
      @State private var isAsking = false
      var body: some View {
        Menu("More") {
          Button("Share") { log.add("share") }
          Button("Ask") { isAsking = true }
        }
        .menuActionDismissBehavior(.disabled)
        .alert("Sure?", isPresented: $isAsking) {}
      }
    }
    let screen = Screen { Asking(log: $0) }
    try screen.device.tap(screen.graph.element("More"))
    #expect(try screen.refusal(of: "Share") == nil)
    #expect(screen.log.lines == ["share"])
    try screen.device.tap(screen.graph.element("Ask"))
    #expect(try screen.refusal(of: "Share")?.contains("is covered by") == true)
    #expect(screen.log.lines == ["share"])
  }

  @Test func `what lets touches through covers nothing`() throws {
    let screen = Screen { log in
      ZStack {
        Button("Buy") { log.add("buy") }.frame(width: 100, height: 44)
        Color.red.allowsHitTesting(false)
        Color.clear
        Rectangle().opacity(0)
      }
    }
    #expect(try screen.refusal(of: "Buy") == nil)
    #expect(screen.log.lines == ["buy"])
  }

  @Test func `what is drawn over a button's text is a part of the button`() throws {
    let screen = Screen { log in
      Button {
        log.add("buy")
      } label: {
        Text("Buy").overlay(Color.red)
      }
    }
    #expect(try screen.refusal(of: "Buy", .text) == nil)
    #expect(screen.log.lines == ["buy"])
  }

  @Test func `a button that is not on the screen says where it is`() throws {
    let screen = Screen(200, 100) { _ in
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 100)
        Button("Buy") {}.frame(width: 200, height: 100)
      }
      .frame(width: 200, height: 100, alignment: .top)
    }
    let message = try screen.refusal(of: "Buy")
    #expect(
      message?.hasPrefix(#"button "Buy" is not on the screen: its frame ("#) == true
        && message?.hasSuffix(
          "is below the screen (200 × 100) and nothing around it scrolls") == true,
      "\(message ?? "")")
    #expect(try !screen.graph.element("Buy").isOnScreen)
  }

  @Test func `a button without a size says so`() throws {
    let screen = Screen { _ in
      Button {
      } label: {
        Color.red.frame(width: 0, height: 44)
      }
      .accessibilityLabel("Buy")
    }
    #expect(try screen.refusal(of: "Buy") == #"button "Buy" has no size: 0 × 44"#)
  }

  @Test func `what is cut off names the view that cuts it`() throws {
    let screen = Screen { _ in
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100)
        Button("Buy") {}.frame(width: 100, height: 40)
      }
      .frame(width: 100, height: 100, alignment: .top).clipped()
    }
    #expect(
      try screen.refusal(of: "Buy") == #"button "Buy" is cut off by VStack (VStack)"#)
  }

  @Test func `the middle of a stack may be empty`() throws {
    let screen = Screen { log in
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("row")
      .onTapGesture { log.add("row") }
    }
    #expect(try screen.device.isHittable(screen.graph.element("row")))
    #expect(try screen.refusal(of: "row") == nil)
    #expect(screen.log.lines == ["row"])
  }

  @Test func `what can't be seen takes no touches`() throws {
    let screen = Screen { _ in Button("Buy") {}.opacity(0) }
    #expect(
      try screen.refusal(of: "Buy")
        == #"button "Buy" takes no touches: the opacity of itself (Button) is 0"#)
  }

  @Test func `the reasons come in their order`() throws {
    let covered = Screen { _ in
      ZStack {
        Button("Buy") {}.allowsHitTesting(false)
        Color.red
      }
    }
    #expect(
      try covered.refusal(of: "Buy")
        == #"button "Buy" takes no touches: hit testing is turned off for itself (ZStack > Button)"#
    )
    let disabled = Screen { _ in Button("Buy") {}.allowsHitTesting(false).disabled(true) }
    #expect(try disabled.refusal(of: "Buy")?.contains("is disabled by") == true)
  }

  @Test func `every action is guarded`() throws {
    let screen = Screen { log in
      ZStack {
        VStack {
          TextField("Name", text: .constant("")).frame(width: 100, height: 44)
          Slider(value: .constant(0.5)).accessibilityLabel("Share").frame(width: 100, height: 44)
          Text("x").onHover { _ in log.add("hover") }.onLongPressGesture { log.add("press") }
        }
        Color.red
      }
    }
    let (device, graph) = (screen.device, screen.graph)
    let (name, text) = (try graph.element("Name"), try graph.element("x"))
    let share = try graph.element("Share")
    let kinds = [
      refusal { () throws(Refusal) in try device.focus(name) },
      refusal { () throws(Refusal) in try device.type("a", into: name) },
      refusal { () throws(Refusal) in try device.fill(name, with: "a") },
      refusal { () throws(Refusal) in try device.hover(text) },
      refusal { () throws(Refusal) in _ = try device.touch(text, for: .press) },
      refusal { () throws(Refusal) in _ = try device.setValue(share, to: .number(1)) },
    ].map { $0?.kind }
    #expect(kinds == Array(repeating: .covered, count: 6))
    #expect(screen.log.lines == [])
  }

  @Test func `force goes through everything`() throws {
    let screen = Screen { log in
      ZStack {
        Button("Buy") { log.add("buy") }
        Color.red
      }
    }
    try screen.device.tap(screen.graph.element("Buy"), force: true)
    #expect(screen.log.lines == ["buy"])
  }

  @Test func `a point of an element is hit where it is`() throws {
    let screen = Screen { log in
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { log.add("left") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { log.add("right") }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("both")
    }
    let both = try screen.graph.element("both")
    try screen.device.tap(both, offset: CGPoint(x: 10, y: 10))
    try screen.device.tap(both, offset: CGPoint(x: 60, y: 10))
    #expect(screen.log.lines == ["left", "right"])
    let refused = refusal { () throws(Refusal) in
      try screen.device.tap(both, offset: CGPoint(x: 110, y: 10))
    }
    #expect(
      refused?.message == "(110, 10) is no point of group #both, which is 100 × 50 points large")
  }
}
